export { Stepper } from './stepper';
export type { Step, StepperProps } from './stepper';
