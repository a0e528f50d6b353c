import type { ComponentType, ElementType } from 'react';
import type { Rule, Rules } from '../rules/rule';

/** One field of a form, said once: the component that shows it, its props, what must be true of its value. */
export interface FieldRow<V extends object, T> {
  readonly Field: ElementType;
  readonly props: { readonly label: string };
  readonly rules: readonly Rule<V, T>[];
}

/** The fields of a form by name, in the order in which a refusal is looked up. Each value of the form has its row. */
export type FieldTable<V extends object> = { readonly [K in keyof V & string]: FieldRow<V, V[K]> };

/** A row of the table: `field(TextField, { label: 'Nom', autoComplete: 'family-name' }, required('votre nom'))`. */
export const field = <P extends { label: string }, V extends object, T>(
  Field: ComponentType<P>,
  props: Omit<P, 'name'>,
  ...rules: readonly Rule<V, T>[]
): FieldRow<V, T> => ({ Field, props, rules });

/** The names of the fields, in the order of the table. */
export const namesOf = <V extends object>(fields: FieldTable<V>) =>
  Object.keys(fields) as (keyof V & string)[];

/** The rules of the fields, for the form and for tests. */
export const rulesOf = <V extends object>(fields: FieldTable<V>): Rules<V> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, fields[name].rules])) as unknown as Rules<V>;

/** Nothing written in any field. */
export const emptyValues = <V extends { readonly [K in keyof V]: string }>(fields: FieldTable<V>): V =>
  Object.fromEntries(namesOf(fields).map((name) => [name, ''])) as V;
