import type { ComponentType, ElementType } from 'react';
import { FormGrid } from '@portal/ui/form-layout';
import type { Rule, Rules } from '../rules/rule';

/** Definition of a form field: its component, props and rules. */
export interface FieldRow<V extends object, T> {
  readonly Field: ElementType;
  readonly props: { readonly label: string };
  readonly rules: readonly Rule<V, T>[];
}

/** Fields of a form by name, in the order used to find the first refusal. Every value needs a row. */
export type FieldTable<V extends object> = { readonly [K in keyof V & string]: FieldRow<V, V[K]> };

/** A row of the table: `field(TextField, { label: 'Nom', autoComplete: 'family-name' }, required('votre nom'))`. */
export const field = <P extends { label: string }, V extends object, T>(
  Field: ComponentType<P>,
  props: Omit<P, 'name'>,
  ...rules: readonly Rule<V, T>[]
): FieldRow<V, T> => ({ Field, props, rules });

export const namesOf = <V extends object>(fields: FieldTable<V>) =>
  Object.keys(fields) as (keyof V & string)[];

export const rulesOf = <V extends object>(fields: FieldTable<V>): Rules<V> =>
  Object.fromEntries(namesOf(fields).map((name) => [name, fields[name].rules])) as unknown as Rules<V>;

/** Empty strings for all fields. */
export const emptyValues = <V extends { readonly [K in keyof V]: string }>(fields: FieldTable<V>): V =>
  Object.fromEntries(namesOf(fields).map((name) => [name, ''])) as V;

type Name<V extends object> = keyof NoInfer<V> & string;

/** Layout of the fields: each on its own line, or several in a grid. */
export type FieldLayout<V extends object> = readonly (Name<V> | readonly Name<V>[])[];

export interface FieldsProps<V extends object> {
  of: FieldTable<V>;
  /** A name missing from the table is a type error. */
  layout: FieldLayout<V>;
  /** Props known at render time only, such as loaded options. */
  more?: { readonly [K in Name<V>]?: object };
}

export function Fields<V extends object>({ of: table, layout, more }: FieldsProps<V>) {
  const show = (name: Name<V>) => {
    const { Field, props } = table[name];
    return <Field key={name} name={name} {...props} {...more?.[name]} />;
  };
  return layout.map((place) =>
    typeof place === 'string' ? show(place) : <FormGrid key={place.join()}>{place.map(show)}</FormGrid>,
  );
}
