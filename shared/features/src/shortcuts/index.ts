export { withShortcuts } from './shortcuts';
