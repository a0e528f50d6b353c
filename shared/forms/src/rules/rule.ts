/** Says what is wrong with a value, in French and in one sentence, or nothing. It may look at the other values. */
export interface Rule<V, T = unknown> {
  (value: T, all: V): string | undefined;
  /** An empty value is refused: then the field is told as required, and carries no « (facultatif) ». */
  readonly isRequired?: true;
}

/** A form's rules as data: for each field, in order; the first that fails speaks. */
export type Rules<V> = { readonly [K in keyof V]?: readonly Rule<V, V[K]>[] };

/** What is wrong, field by field. */
export type FieldErrors<V> = { [K in keyof V]?: string };

/** Whether a value is nothing at all: what a required field refuses, and what every other rule lets through. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'string' && value.trim() === '');
