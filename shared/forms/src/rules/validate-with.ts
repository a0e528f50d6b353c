import type { FieldErrors, Rule, Rules } from './rule';

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
