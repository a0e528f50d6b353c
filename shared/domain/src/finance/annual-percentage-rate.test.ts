import fc from 'fast-check';
import { annualPercentageRate, monthlyPayments as monthly, type CashFlow } from './annual-percentage-rate';
import { instalmentRatio } from './credit';
import { simulateCredit } from './credit-simulation';

const once = (amount: number, years: number): CashFlow => ({ amount, years });

/** European Commission, Examples for the calculation of the APR for mortgage credit, Markt/2014/107/H3, January 2015. */
const EUROPEAN: readonly [example: string, net: number, paid: readonly CashFlow[], published: number][] = [
  ['1', 196_000, monthly(1432.86, 240), 6.434412],
  ['4', 196_000, monthly(1599.53, 240), 7.946625],
  ['7', 196_000, [...monthly(1199.1, 180), once(142_097.69, 15)], 6.409523],
  ['8', 196_000, [...monthly(1166.67, 240), once(200_000, 20)], 7.430479],
  ['11', 196_000, [...monthly(1500, 220), once(407.7, 221 / 12)], 6.452756],
  ['41', 188_500, [once(200_000, 6 / 12)], 12.573788],
];

const rateOf = (net: number, paid: readonly CashFlow[]) =>
  annualPercentageRate({ received: [once(net, 0)], paid });

describe('the TAEG', () => {
  it.each(EUROPEAN)('of the European example %s', (_, net, paid, published) => {
    // The six decimals are cut in some examples and rounded in others.
    expect(Math.abs((rateOf(net, paid) ?? 0) - published)).toBeLessThan(1e-6);
  });

  it.each([
    ['fees as high as the capital', 0, monthly(100, 12)],
    ['fees above the capital', -1, monthly(100, 12)],
    ['nothing repaid', 1000, []],
    ['next to nothing repaid', 1000, [once(0.001, 0.5)]],
  ])('cannot be computed with %s', (_, net, paid) => {
    expect(rateOf(net, paid)).toBeNull();
  });

  it.each([-98, 0, 4, 900])('is found from a first guess of %p %%', (guess) => {
    const flows = { received: [once(196_000, 0)], paid: monthly(1432.86, 240) };
    expect(annualPercentageRate(flows, guess)).toBeCloseTo(6.434412, 6);
  });

  it('is found when less is repaid than was lent', () => {
    expect(rateOf(1000, [once(900, 1)])).toBeCloseTo(-10, 6);
  });

  it('balances what is received and what is paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1500 }),
        fc.integer({ min: 1, max: 360 }),
        fc.integer({ min: 0, max: 2000 }),
        (basisPoints, months, fees) => {
          const net = 100_000 - fees;
          const paid = monthly(100_000 * instalmentRatio(basisPoints / 100, months), months);
          const rate = rateOf(net, paid) ?? Number.NaN;
          const worth = paid.reduce((sum, { amount, years }) => sum + amount * (1 + rate / 100) ** -years, 0);
          expect(Math.abs(worth - net)).toBeLessThan(0.01);
        },
      ),
    );
  });
});

describe('a whole credit', () => {
  const R1 = { capital: 200_000, annualRate: 3.5, months: 240, insuranceRate: 0.36, fees: 5400 };
  const R2 = { capital: 150_000, annualRate: 3.6, months: 180, insuranceRate: 0.3, fees: 3500 };
  const R6 = { capital: 200_000, annualRate: 6, months: 240, fees: 4000 };

  it.each([
    [R1, 1159.92, 60, 78_380.66, 14_400, 98_180.66, 298_180.66],
    [R2, 1079.71, 37.5, 44_346.53, 6750, 54_596.53, 204_596.53],
    [R6, 1432.86, 0, 143_887.3, 0, 147_887.3, 347_887.3],
  ])('%p costs what was computed apart', (terms, ...computed) => {
    const { payment, monthlyInsurance, interest, insuranceCost, totalCost, totalDue } = simulateCredit(terms);
    expect([payment, monthlyInsurance, interest, insuranceCost, totalCost, totalDue]).toEqual(computed);
  });

  it.each([
    [R1, 4.482492, 3.877989, 0.604502],
    [R2, 4.545096, 4.018468, 0.526629],
    [R6, 6.43443, 6.43443, 0],
  ])('%p has its TAEG, its TAEG without insurance and its TAEA', (terms, ...computed) => {
    const { taeg, taegWithoutInsurance, taea } = simulateCredit(terms);
    [taeg, taegWithoutInsurance, taea].forEach((rate, index) =>
      expect(rate).toBeCloseTo(computed[index] ?? 0, 5),
    );
  });

  it('repaid at the end has the TAEG computed apart', () => {
    const simulation = simulateCredit({
      capital: 100_000,
      annualRate: 3.8,
      months: 120,
      kind: 'interest-only',
      fees: 1000,
    });
    expect(simulation.payment).toBe(316.67);
    expect(simulation.lastPayment).toBe(100_316.67);
    expect(simulation.taeg).toBeCloseTo(3.992326, 6);
  });
});
