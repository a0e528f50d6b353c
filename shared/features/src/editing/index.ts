export { birthdayRules } from './birthday-rules';
export {
  canCarrySimulation,
  type CarriedFigure,
  type CarriedSimulation,
  carriedSimulation,
  carrySimulation,
  dropCarriedSimulation,
} from './carried-simulation';
export { EXCEPT_OPTIONAL } from './except-optional';
export { FormLeaveGuard, LeaveGuard } from './leave-guard';
export { OrderDialog } from './order-dialog';
export { prefixOptions } from './prefix-options';
export { refusalErrors } from './refusal-errors';
export { refusalSentence } from './refusal-sentence';
export { ChangedMeanwhile, useEdited } from './use-edited';
