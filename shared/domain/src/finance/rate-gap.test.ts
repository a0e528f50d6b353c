import { IMPOSSIBLE_GAP, rateGap, UNLIKELY_GAP } from './rate-gap';

const loan = { capital: 100_000, monthlyPayment: 604.96, years: 20, taeg: 4.27 };

it.each([
  ['figures that go together, fees and insurance included', { ...loan, fees: 1800 }, 0, 0.5],
  ['interest alone until the end', { ...loan, monthlyPayment: 350, years: 10 }, 0, 0.5],
  ['a payment of another loan', { ...loan, monthlyPayment: 720 }, UNLIKELY_GAP, IMPOSSIBLE_GAP],
  [
    'a payment that would repay three times the capital',
    { capital: 87_000, monthlyPayment: 1234.56, years: 20, taeg: 3.9 },
    IMPOSSIBLE_GAP,
    20,
  ],
  ['payments that do not repay the capital', { ...loan, monthlyPayment: 60 }, IMPOSSIBLE_GAP, Infinity],
])('finds %s so far from the TAEG', (_, announced, least, most) => {
  const gap = rateGap(announced) ?? Number.NaN;
  expect(gap).toBeGreaterThanOrEqual(least);
  expect(gap).toBeLessThanOrEqual(most);
});

it('says nothing while a figure is missing', () => {
  expect(rateGap({ ...loan, years: Number.NaN })).toBeUndefined();
  expect(rateGap({ ...loan, taeg: 0 })).toBeUndefined();
});
