export { TextLink } from './text-link';
export type { TextLinkProps } from './text-link';
