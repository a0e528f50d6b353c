import { addDays } from '../format';

/** Ten full days of reflection without the day of receipt: acceptance from the eleventh day (L. 313-34). */
const ACCEPTANCE_AFTER_DAYS = 11;
const OFFER_KEPT_DAYS = 30;
const WITHDRAWAL_DAYS = 14;

/** Dates of a property credit offer from its day of receipt ('YYYY-MM-DD'); the lender's document prevails. */
export const reflectionDates = (
  receipt: string,
): { readonly firstAcceptance: string; readonly offerKeptUntil: string } => ({
  firstAcceptance: addDays(receipt, ACCEPTANCE_AFTER_DAYS),
  offerKeptUntil: addDays(receipt, OFFER_KEPT_DAYS),
});

/** Last day to withdraw from a consumer credit accepted on that calendar day (L. 312-19). */
export const lastWithdrawalDay = (acceptance: string): string => addDays(acceptance, WITHDRAWAL_DAYS);
