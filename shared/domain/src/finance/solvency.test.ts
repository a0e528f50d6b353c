import { durationMonths, durationRule } from './legal-limits';
import { COUNTED_SHARE_OF_INCOME, scpiEffort } from './scpi-effort';
import { borrowingCapacity, effortRatio } from './solvency';

describe('the effort ratio', () => {
  it.each([
    [54_000, 300, 1159.92, 32.4427, false],
    [54_000, 0, 1575.01, 35.0002, true],
  ])(
    'of %p € a year, %p € of credits and %p € of instalment is %p %%, above the limit: %p',
    (annualIncome, monthlyCredits, instalment, percent, isAboveLimit) => {
      const ratio = effortRatio({ annualIncome, monthlyCredits, instalment });
      expect(ratio?.percent).toBeCloseTo(percent, 4);
      expect(ratio?.isAboveLimit).toBe(isAboveLimit);
    },
  );

  it('cannot be computed without income', () => {
    expect(effortRatio({ annualIncome: 0, monthlyCredits: 0, instalment: 100 })).toBeNull();
  });
});

describe('the borrowing capacity', () => {
  it.each([
    [4500, 300, 3.5, 240, 0.36, 1275, 209_030.2],
    [4500, 300, 3.5, 240, 0, 1275, 219_842.85],
    [2000, 800, 3.5, 240, 0, -100, 0],
  ])(
    'of %p € a month with %p € of credits, at %p %% over %p months and %p %% of insurance',
    (monthlyIncome, monthlyCredits, annualRate, months, insuranceRate, available, capital) => {
      expect(borrowingCapacity({ monthlyIncome, monthlyCredits, annualRate, months, insuranceRate })).toEqual(
        {
          available,
          capital,
        },
      );
    },
  );
});

describe('a duration', () => {
  it.each([
    ['10_ans', 120, 'within'],
    ['27_ans', 324, 'deferred-only'],
    ['30_ans', 360, 'above'],
  ])('of %s is %p months, %s the general rule', (id, months, rule) => {
    expect(durationMonths(id)).toBe(months);
    expect(durationRule(months)).toBe(rule);
  });

  it.each(['abc', '', '0_ans', 'ans_10'])('is not "%s"', (id) => {
    expect(durationMonths(id)).toBeUndefined();
  });
});

describe('the savings effort of SCPI shares', () => {
  const shares = (distributionRate: number) => ({
    subscribed: 100_000,
    distributionRate,
    instalment: 604.96,
  });

  it.each([
    [4, 333.33, 271.63],
    [5, 416.67, 188.29],
  ])('with %p %% distributed is, of %p € received, %p € to add', (rate, income, effort) => {
    expect(scpiEffort(shares(rate))).toEqual({ stress: 'as-entered', income, effort });
  });

  it('is shown when a quarter is missing, and when nothing comes', () => {
    expect(scpiEffort(shares(5), 'quarter-less')).toMatchObject({ income: 312.5, effort: 292.46 });
    expect(scpiEffort(shares(5), 'none')).toMatchObject({ income: 0, effort: 604.96 });
  });

  it('counts, with the income that a bank takes, for less of an effort ratio', () => {
    const otherMonthlyIncome = COUNTED_SHARE_OF_INCOME * 416.67;
    const household = { annualIncome: 54_000, monthlyCredits: 300, instalment: 604.96 };
    expect(effortRatio({ ...household, otherMonthlyIncome })?.percent).toBeCloseTo(18.89, 2);
  });
});
