import type { Rule } from './rule';

/** Equal to another field, for a confirmation. Two empty values are equal: `required` handles those. */
export const sameAs =
  <V>(other: keyof V, message: string): Rule<V> =>
  (value, all) =>
    value === all[other] ? undefined : message;
