import { FormGrid } from '@portal/ui/form-layout';
import type { FieldTable } from './field-table';

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
