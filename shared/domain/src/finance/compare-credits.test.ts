import { compareCredits, insuranceRateOf } from './compare-credits';
import { simulateCredit } from './credit-simulation';

const credit = (annualRate: number, insurance: number, fees: number, months = 240) =>
  simulateCredit({
    capital: 100_000,
    annualRate,
    months,
    insuranceRate: (insurance * 1200) / 100_000,
    fees,
  });

describe('two credits', () => {
  it('differ over their duration, each month, at the start, and from a month on', () => {
    const difference = compareCredits(credit(3.5, 25, 1800), credit(3.65, 21, 1350));
    expect(difference).toMatchObject({ total: 446.66, monthly: 3.74, upfront: -450 });
    // What is paid back before costs less with the other one, whose fees are lower.
    expect(difference.aheadFrom).toBe(58);
  });

  it('says that neither is cheaper throughout, where the one with lower fees falls behind and comes back', () => {
    const [low, high] = [credit(3.6, 12.5, 1000), credit(3.4, 22.5, 1500)];
    expect(compareCredits(low, high)).toMatchObject({ aheadFrom: 165, wavers: true });
    expect(compareCredits(credit(3.5, 25, 1800), credit(3.65, 21, 1350)).wavers).toBe(false);
  });

  it.each([
    ['is ahead from the first day', credit(3.5, 25, 1000), credit(3.65, 25, 1350), 0],
    ['is never ahead', credit(3.65, 25, 1350), credit(3.5, 25, 1000), undefined],
    ['runs for another time', credit(3.5, 25, 1000), credit(3.65, 25, 1350, 180), undefined],
  ])('one %s', (_, one, other, aheadFrom) => {
    expect(compareCredits(one, other).aheadFrom).toBe(aheadFrom);
  });
});

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
