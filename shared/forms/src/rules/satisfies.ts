import { isEmpty, type Rule } from './rule';

/** Wraps a rule of the business: `isValid` is not asked about an empty value, which is `required`'s affair. */
export const satisfies =
  <V = unknown>(isValid: (value: string, all: V) => boolean, message: string): Rule<V, string | undefined> =>
  (value, all) =>
    value === undefined || isEmpty(value) || isValid(value, all) ? undefined : message;
