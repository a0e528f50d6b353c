import { addDays } from '../format';

/**
 * Ten full days of reflection: the day of receipt does not count; acceptance is possible from the eleventh (L.
 * 313-34).
 */
const ACCEPTANCE_AFTER_DAYS = 11;
const OFFER_KEPT_DAYS = 30;
const WITHDRAWAL_DAYS = 14;

/**
 * Dates of a property credit offer, from the calendar day of its receipt ('YYYY-MM-DD'). For information: the lender's
 * document prevails.
 */
export const reflectionDates = (
  receipt: string,
): { readonly firstAcceptance: string; readonly offerKeptUntil: string } => ({
  firstAcceptance: addDays(receipt, ACCEPTANCE_AFTER_DAYS),
  offerKeptUntil: addDays(receipt, OFFER_KEPT_DAYS),
});

/** Last day to withdraw from a consumer credit accepted on that calendar day (L. 312-19). */
export const lastWithdrawalDay = (acceptance: string): string => addDays(acceptance, WITHDRAWAL_DAYS);
