export { NextStep } from './next-step';
export type { Actor } from './next-step';
