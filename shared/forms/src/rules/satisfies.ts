import { isEmpty, type Rule } from './rule';

/** Turns a domain predicate into a rule that accepts an empty value, which is `required`'s concern. */
export const satisfies =
  <V = unknown>(isValid: (value: string, all: V) => boolean, message: string): Rule<V, string | undefined> =>
  (value, all) =>
    value === undefined || isEmpty(value) || isValid(value, all) ? undefined : message;
