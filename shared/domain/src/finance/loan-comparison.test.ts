import { simulateCredit } from './credit-simulation';
import { costGaps, insuranceRateOf } from './loan-comparison';

it('turns an insurance in euros a month into the rate that gives it back to the cent', () => {
  for (const [capital, monthly] of [
    [100_000, 25],
    [187_333, 21.37],
    [3_000, 0.01],
  ] as const) {
    const { monthlyInsurance } = simulateCredit({
      capital,
      annualRate: 3.5,
      months: 240,
      insuranceRate: insuranceRateOf(capital, monthly),
    });
    expect(monthlyInsurance).toBe(monthly);
  }
  expect(insuranceRateOf(0, 25)).toBe(0);
});

it.each([
  [
    [100.3, 100.1, undefined],
    [0.2, 0, undefined],
  ],
  [
    [50, undefined],
    [undefined, undefined],
  ],
  [
    [50, 50],
    [0, 0],
  ],
  [[], []],
])('of %j, each costs more than the cheapest by %j', (totals, gaps) => {
  expect(costGaps(totals)).toEqual(gaps);
});
