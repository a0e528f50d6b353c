export { Facts } from './facts';
export type { FactsProps } from './facts';
export { FactsInline } from './facts-inline';
export type { FactsInlineProps } from './facts-inline';
export type { Fact } from './fact';
