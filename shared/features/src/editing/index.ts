export { birthdayRules } from './birthday-rules';
export {
  canCarrySimulation,
  type CarriedFigure,
  type CarriedSimulation,
  carriedSimulation,
  carrySimulation,
  dropCarriedSimulation,
} from './carried-simulation';
export { refusalErrors } from './refusal-errors';
export { refusalSentence } from './refusal-sentence';
export { LeaveGuard } from './leave-guard';
export { prefixOptions } from './prefix-options';
