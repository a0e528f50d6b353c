import { FormGrid } from '@portal/ui/form-layout';
import type { FieldTable } from './field-table';

type Name<V extends object> = keyof NoInfer<V> & string;

/** How fields stand: each on a line of its own, or some together in a grid. */
export type FieldLayout<V extends object> = readonly (Name<V> | readonly Name<V>[])[];

export interface FieldsProps<V extends object> {
  of: FieldTable<V>;
  /** A name that is no key of the table does not compile. */
  layout: FieldLayout<V>;
  /** Props that the table cannot know: the choices of a list that is on its way. */
  more?: { readonly [K in Name<V>]?: object };
}

/** Fields of a form, as its table has them. */
export function Fields<V extends object>({ of: table, layout, more }: FieldsProps<V>) {
  const show = (name: Name<V>) => {
    const { Field, props } = table[name];
    return <Field key={name} name={name} {...props} {...more?.[name]} />;
  };
  return layout.map((place) =>
    typeof place === 'string' ? show(place) : <FormGrid key={place.join()}>{place.map(show)}</FormGrid>,
  );
}
