import fc from 'fast-check';
import { amortisation, byYear, interestOf } from './amortisation';
import { roundToCent, toCents, toEuros } from './cents';
import { monthlyPayment } from './credit';
import cases from './credit.test.json';

// Published by the European Commission (T1 to T4) or recomputed with 40 digits (the others).
const PAYMENTS = cases.payments as [number, number, number, number][];

const SCHEDULES = cases.schedules as [number, number, number, number, number][];

const credits = fc.record({
  capital: fc.integer({ min: 100, max: 500_000_000 }).map(toEuros),
  annualRate: fc.integer({ min: 0, max: 2000 }).map((rate) => rate / 100),
  months: fc.integer({ min: 1, max: 360 }),
});

describe('cents', () => {
  it.each([
    [1.005, 101],
    [0.285, 29],
    [-1.005, -101],
    [1432.862_2, 143_286],
    [0, 0],
    [-0.001, 0],
  ])('%p euros are %p cents, half away from zero', (euros, cents) => {
    expect(toCents(euros)).toBe(cents);
    expect(roundToCent(euros)).toBe(cents / 100);
  });
});

describe('the monthly instalment', () => {
  it.each(PAYMENTS)('%p € at %p %% over %p months is %p €', (capital, annualRate, months, payment) => {
    expect(monthlyPayment({ capital, annualRate, months })).toBe(payment);
  });
});

describe('the schedule', () => {
  it.each(SCHEDULES)(
    '%p € at %p %% over %p months ends with %p € and costs %p € of interest',
    (capital, annualRate, months, last, interest) => {
      const rows = amortisation({ capital, annualRate, months });
      expect(toEuros(rows.at(-1)?.paymentCents ?? 0)).toBe(last);
      expect(toEuros(interestOf(rows))).toBe(interest);
    },
  );

  it.each([
    [1, 583.33, 576.59, 199_423.41],
    [12, 564.56, 595.36, 192_968.87],
    [240, 3.37, 1156.41, 0],
  ])('of 200 000 € at 3,50 %% over 240 months has its row %p', (month, interest, capital, outstanding) => {
    const row = amortisation({ capital: 200_000, annualRate: 3.5, months: 240 })[month - 1];
    expect(row).toEqual({
      month,
      paymentCents: toCents(interest + capital),
      interestCents: toCents(interest),
      capitalCents: toCents(capital),
      outstandingCents: toCents(outstanding),
    });
  });

  it('pays only interest until the capital falls due, when it is repaid at the end', () => {
    const rows = amortisation({ capital: 100_000, annualRate: 3.8, months: 120 }, 'interest-only');
    expect(rows[0]).toEqual({
      month: 1,
      paymentCents: 31_667,
      interestCents: 31_667,
      capitalCents: 0,
      outstandingCents: 10_000_000,
    });
    expect(rows[119]?.paymentCents).toBe(10_031_667);
    expect(toEuros(interestOf(rows))).toBe(38_000.4);
  });

  it('adds up by years, the last one as short as it is', () => {
    const rows = amortisation({ capital: 10_000, annualRate: 4, months: 30 });
    const years = byYear(rows);
    expect(years.map(({ instalments }) => instalments.length)).toEqual([12, 12, 6]);
    expect(years.reduce((total, { interestCents }) => total + interestCents, 0)).toBe(interestOf(rows));
  });

  it('repays the capital to the cent, whatever the credit', () => {
    fc.assert(
      fc.property(
        credits,
        fc.constantFrom('amortising' as const, 'interest-only' as const),
        (credit, kind) => {
          const rows = amortisation(credit, kind);
          let before = toCents(credit.capital);
          let repaid = 0;
          for (const row of rows) {
            expect(row.paymentCents).toBe(row.interestCents + row.capitalCents);
            expect(row.capitalCents).toBeGreaterThanOrEqual(0);
            expect(row.outstandingCents).toBe(before - row.capitalCents);
            expect(row.outstandingCents).toBeGreaterThanOrEqual(0);
            before = row.outstandingCents;
            repaid += row.capitalCents;
          }
          expect(rows).toHaveLength(credit.months);
          expect(repaid).toBe(toCents(credit.capital));
          expect(before).toBe(0);
        },
      ),
    );
  });
});
