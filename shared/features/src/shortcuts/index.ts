export { withShortcuts } from './with-shortcuts';
