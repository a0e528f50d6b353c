export { amortisation, byYear, interestOf, type AmortisationYear, type Instalment } from './amortisation';
export {
  annualPercentageRate,
  monthlyPayments,
  type CashFlow,
  type CreditFlows,
} from './annual-percentage-rate';
export { toEuros } from './cents';
export { balanceAfter, costParts, type CostParts, type CreditBalance } from './cost-parts';
export { instalmentRatio, monthlyPayment, type Credit, type CreditKind } from './credit';
export {
  monthlyInsurance,
  simulateCredit,
  type CreditSimulation,
  type CreditTerms,
} from './credit-simulation';
export {
  consumerCreditCeiling,
  creditRegime,
  durationMonths,
  durationRule,
  usuryThresholdFrom20Years,
  usuryVerdict,
  type CreditPurpose,
  type DurationRule,
  type UsuryThreshold,
} from './legal-limits';
export {
  EXAMPLE_ASSUMPTIONS,
  projectEstimate,
  type ProjectEstimate,
  type ProjectFigures,
} from './project-estimate';
export { compareCredits, costGaps, type CreditDifference, insuranceRateOf } from './compare-credits';
export { projectEffort } from './project-effort';
export { IMPOSSIBLE_GAP, rateGap, UNLIKELY_GAP } from './rate-gap';
export { scheduleCsv } from './schedule-csv';
export { COUNTED_SHARE_OF_INCOME, scpiEffort, type IncomeStress, type ScpiEffort } from './scpi-effort';
export {
  amountToFinance,
  borrowingCapacity,
  effortRatio,
  livingBalance,
  MAX_EFFORT_PERCENT,
  type EffortRatio,
} from './solvency';
