export { Amount } from './amount';
export type { AmountProps } from './amount';
