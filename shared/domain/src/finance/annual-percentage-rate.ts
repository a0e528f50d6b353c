export interface CashFlow {
  /** Euros, never negative: `received` and `paid` give the direction. */
  readonly amount: number;
  /** Time since the first drawdown, in years; a month is 1/12. */
  readonly years: number;
}

export interface CreditFlows {
  /** What the borrower receives: drawdowns less the fees deducted on the same day. */
  readonly received: readonly CashFlow[];
  readonly paid: readonly CashFlow[];
}

const LOWEST = -0.99;
const HIGHEST = 10;
const STEPS = 200;

/** The TAEG in percent, not rounded (directive 2014/17/UE, annex I), by Newton, else by bisection; null for none. */
export function annualPercentageRate({ received, paid }: CreditFlows, guess = 5): number | null {
  const flows = [
    ...received.map(({ amount, years }) => ({ amount, years })),
    ...paid.map(({ amount, years }) => ({ amount: -amount, years })),
  ];
  const scale = received.reduce((total, { amount }) => total + amount, 0);
  const balance = (rate: number): number =>
    flows.reduce((total, { amount, years }) => total + amount * (1 + rate) ** -years, 0);
  const slope = (rate: number): number =>
    flows.reduce((total, { amount, years }) => total - years * amount * (1 + rate) ** (-years - 1), 0);

  if (!(scale > 0)) return null;
  const low = balance(LOWEST);
  const high = balance(HIGHEST);
  if (!Number.isFinite(low) || !Number.isFinite(high) || low * high >= 0) return null;
  const isRoot = (rate: number, step: number): boolean =>
    Math.abs(balance(rate)) < 1e-9 * scale && Math.abs(step) < 1e-12;

  return (newton(balance, slope, isRoot, guess / 100) ?? bisection(balance, low)) * 100;
}

type RealFunction = (rate: number) => number;

function newton(
  balance: RealFunction,
  slope: RealFunction,
  isRoot: (rate: number, step: number) => boolean,
  guess: number,
): number | undefined {
  let rate = guess;
  for (let count = 0; count < STEPS; count += 1) {
    const step = balance(rate) / slope(rate);
    rate -= step;
    if (!Number.isFinite(rate) || rate <= LOWEST || rate >= HIGHEST) return undefined;
    if (isRoot(rate, step)) return rate;
  }
  return undefined;
}

function bisection(balance: RealFunction, atLowest: number): number {
  let low = LOWEST;
  let high = HIGHEST;
  for (let count = 0; count < STEPS && high - low > 1e-15; count += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(balance(middle)) === Math.sign(atLowest)) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** `count` equal monthly payments, the first one `first` years after the drawdown. */
export const monthlyPayments = (amount: number, count: number, first = 1 / 12): readonly CashFlow[] =>
  Array.from({ length: count }, (_, index) => ({ amount, years: first + index / 12 }));
