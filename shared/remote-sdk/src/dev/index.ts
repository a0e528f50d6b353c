export { examinePortal, misfits, PortalError } from './deployed-portal';
export { openFront } from './open-front';
