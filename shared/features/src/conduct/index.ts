export { Conduct, type ConductProps } from './conduct';
