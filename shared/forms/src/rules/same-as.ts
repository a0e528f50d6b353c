import type { Rule } from './rule';

/** Equal to another field: a confirmation. Both empty are equal, `required` says the rest. */
export const sameAs =
  <V>(other: keyof V, message: string): Rule<V> =>
  (value, all) =>
    value === all[other] ? undefined : message;
