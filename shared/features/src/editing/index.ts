export {
  canCarrySimulation,
  type CarriedFigure,
  type CarriedSimulation,
  carriedSimulation,
  carrySimulation,
  dropCarriedSimulation,
} from './carried-simulation';
export { EXCEPT_OPTIONAL, FormFoot } from './form-foot';
export { FormLeaveGuard, LeaveGuard } from './leave-guard';
export { OrderDialog } from './order-dialog';
export { birthdayRules, nameFields, prefixField } from './person-fields';
export { refusalErrors } from './refusal-errors';
export { isOutdated, refusalSentence } from './refusal-sentence';
export { ChangedMeanwhile, useEdited } from './use-edited';
