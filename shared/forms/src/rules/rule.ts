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
