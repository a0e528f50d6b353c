export { Stepper } from './stepper';
