import type { ReactNode } from 'react';

/** The values of a form that nobody named: no key, so that a field without its form's type does not compile. */
export type NoValues = object;

/** A field of a form of `V`. A name that is no key of `V` does not compile. */
export interface FieldBinding<V extends object> {
  name: keyof NoInfer<V> & string;
  label: string;
  hint?: ReactNode;
  className?: string | undefined;
}
