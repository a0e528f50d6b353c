export { useMinWidth } from './use-min-width';
export type { Breakpoint } from './use-min-width';
