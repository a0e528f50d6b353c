export { installJsdomDialog } from './install-jsdom-dialog';
