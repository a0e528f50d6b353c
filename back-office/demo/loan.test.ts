import { instalmentOf, loanCost } from './loan';

describe('the cost of a proposed loan', () => {
  it('is that of the representative example of the texts', () => {
    expect(loanCost({ capital: 200_000, years: 20, rate: 3.5, insurance: 60, fees: 5400 })).toEqual({
      instalment: 1219.92,
      months: 240,
      totalCost: 98_180.66,
      totalDue: 298_180.66,
      apr: 4.48,
    });
  });

  it('is only the insurance and the fees when the rate is zero', () => {
    const cost = loanCost({ capital: 12_000, years: 10, rate: 0, insurance: 5, fees: 100 });
    expect(cost).toMatchObject({ instalment: 105, totalCost: 700, totalDue: 12_700 });
    expect(instalmentOf(12_000, 10, 0)).toBe(100);
  });
});
