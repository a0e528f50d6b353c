export { TextLink } from './text-link';
