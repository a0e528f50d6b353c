import { rulesOf, validateWith } from '@portal/forms';
import { EMPTY_OFFER, isUnlikely, offerFields, offerOf } from './offer-fields';

const values = { ...EMPTY_OFFER, lender: 'Prêteur C', monthlyPayment: '1234,56', taeg: '3,90', years: '20' };
const errors = (typed: object) =>
  validateWith(rulesOf(offerFields(() => new Date('2026-11-20T09:00:00Z'))))({ ...values, ...typed });

it('refuses a TAEG that payment, duration and amount contradict, and asks where the amount is that of the file', () => {
  expect(errors({ capital: '87 000' })).toEqual({
    taeg: expect.stringMatching(/^Ce TAEG ne va pas avec la mensualité/) as unknown,
  });
  expect(errors({})).toEqual({});
  expect(isUnlikely(offerOf(values), 87_000)).toBe(true);
  expect(isUnlikely(offerOf(values), null)).toBe(false);
  expect(errors({ capital: '87 000', monthlyPayment: '530' })).toEqual({});
});
