export { Facts } from './facts';
export { FactsInline } from './facts-inline';
export type { Fact } from './fact';
