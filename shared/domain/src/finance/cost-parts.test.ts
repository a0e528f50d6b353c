import fc from 'fast-check';
import { toCents, toEuros } from './cents';
import { balanceAfter, costParts } from './cost-parts';
import { type CreditTerms, simulateCredit } from './credit-simulation';

const EXAMPLE = { capital: 200_000, annualRate: 3.5, months: 240, insuranceRate: 0.36, fees: 5400 };

const anyTerms: fc.Arbitrary<Required<CreditTerms>> = fc.record({
  kind: fc.constantFrom('amortising' as const, 'interest-only' as const),
  capital: fc.integer({ min: 100_000, max: 500_000_000 }).map(toEuros),
  annualRate: fc.integer({ min: 0, max: 2000 }).map((rate) => rate / 100),
  months: fc.integer({ min: 1, max: 30 }).map((years) => years * 12),
  insuranceRate: fc.integer({ min: 0, max: 500 }).map((rate) => rate / 100),
  fees: fc.integer({ min: 0, max: 99_999 }).map(toEuros),
});

describe('the parts of what is paid back', () => {
  it('are together the total due, to the cent, whatever the credit', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const credit = simulateCredit(terms);
        const { capital, interest, insurance, fees } = costParts(credit);
        expect([capital, fees]).toEqual([terms.capital, terms.fees]);
        const cents = [capital, interest, insurance, fees].map(toCents);
        expect(cents.every((part) => part >= 0)).toBe(true);
        expect(cents.reduce((sum, part) => sum + part)).toBe(toCents(credit.totalDue));
      }),
      { numRuns: 60 },
    );
  });
});

describe('where a credit stands', () => {
  it.each([
    [0, { outstanding: 200_000, repaid: 0, interest: 0 }],
    [96, { outstanding: 136_228.06, repaid: 63_771.94, interest: 47_580.38 }],
    [240, { outstanding: 0, repaid: 200_000, interest: 78_380.66 }],
  ])('after %i months', (month, balance) => {
    expect(balanceAfter(simulateCredit(EXAMPLE), month)).toEqual(balance);
  });
});
