export { AgencyMark } from './agency-mark';
export type { AgencyMarkProps } from './agency-mark';
