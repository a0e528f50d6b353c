export { CaseActions } from './case-actions';
