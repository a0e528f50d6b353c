export { useMinWidth } from './use-min-width';
