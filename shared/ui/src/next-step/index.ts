export { NextStep } from './next-step';
export type { Actor, NextStepProps } from './next-step';
