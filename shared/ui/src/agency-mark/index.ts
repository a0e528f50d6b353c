export { AgencyMark } from './agency-mark';
