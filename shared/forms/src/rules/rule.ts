/** Returns what is wrong with a value as one French sentence, or undefined. May look at the other values. */
export interface Rule<V, T = unknown> {
  (value: T, all: V): string | undefined;
  /** Rejects an empty value: the field is marked as required, without « (facultatif) ». */
  readonly isRequired?: true;
}

/** Rules of a form by field, in order; the first failure is reported. */
export type Rules<V> = { readonly [K in keyof V]?: readonly Rule<V, V[K]>[] };

export type FieldErrors<V> = { [K in keyof V]?: string };

/** Whether a value is empty: rejected by required fields, accepted by all other rules. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');

/** Turns the rules of a form into one validation function, for the form and for tests. */
export function validateWith<V extends object>(rules: Rules<V>): (values: V) => FieldErrors<V> {
  const names = Object.keys(rules) as (keyof V)[];
  return (values) => {
    const errors: FieldErrors<V> = {};
    for (const name of names) {
      const message = firstFailure(rules[name] ?? [], values[name], values);
      if (message !== undefined) errors[name] = message;
    }
    return errors;
  };
}

/** Whether a field's rules reject an empty value. */
export const isRequired = <V>(rules: Rules<V>, name: keyof V): boolean =>
  rules[name]?.some((rule) => rule.isRequired) ?? false;

function firstFailure<V, T>(rules: readonly Rule<V, T>[], value: T, all: V): string | undefined {
  for (const rule of rules) {
    const message = rule(value, all);
    if (message !== undefined) return message;
  }
  return undefined;
}
