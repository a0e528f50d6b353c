/** A loan with constant instalments at a fixed rate. Amounts in euros, rates in percent per year. */
export interface LoanTerms {
  readonly capital: number;
  readonly years: number;
  readonly rate: number;
  /** Per month. */
  readonly insurance: number;
  /** Paid at the start: application, guarantee, brokerage. */
  readonly fees: number;
}

const cents = (amount: number): number => Math.round(amount * 100) / 100;

/** Monthly instalment without insurance, rounded to the cent. */
export function instalmentOf(capital: number, years: number, rate: number): number {
  const months = years * 12;
  const monthly = rate / 1200;
  return cents(monthly === 0 ? capital / months : (capital * monthly) / (1 - (1 + monthly) ** -months));
}

/**
 * Cost of a loan: instalments rounded to the cent, the last one absorbing the difference, and the TAEG by the
 * actuarial method (Code de la consommation, annex to R. 314-3).
 * @returns amounts in euros to the cent: `instalment` per month with the insurance, `totalCost` the interest, the
 * insurance and the fees; `apr`, the TAEG, in percent with two decimals
 */
export function loanCost({ capital, years, rate, insurance, fees }: LoanTerms) {
  const months = years * 12;
  const base = instalmentOf(capital, years, rate);
  let due = capital;
  let interest = 0;
  for (let month = 1; month <= months; month += 1) {
    const share = cents((due * rate) / 1200);
    interest += share;
    due = month === months ? 0 : cents(due - (base - share));
  }
  const instalment = cents(base + insurance);
  const received = capital - fees;
  let [low, high] = [0, 0.05];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    const paid = middle === 0 ? instalment * months : (instalment * (1 - (1 + middle) ** -months)) / middle;
    if (paid > received) low = middle;
    else high = middle;
  }
  const totalCost = cents(interest + insurance * months + fees);
  return {
    instalment,
    months,
    totalCost,
    totalDue: cents(capital + totalCost),
    apr: cents(((1 + low) ** 12 - 1) * 100),
  };
}
