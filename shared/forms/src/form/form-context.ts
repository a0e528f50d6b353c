import { createContext, use, useEffect } from 'react';

/** A field as its form knows it: for the summary of errors, and for what is sent. */
export interface FieldTie {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  /** One line of text, several, or what is nobody's to touch. */
  readonly holds: Held;
}

export type Held = 'line' | 'lines' | 'secret';

/** What a form gives its fields: whether they are required, and a register of them. */
export interface FormContextValue {
  readonly isRequired: (name: string) => boolean;
  readonly register: (tie: FieldTie) => () => void;
  /** In the order of the page. */
  readonly ties: () => readonly FieldTie[];
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around a field. Throws outside a `PortalForm`: a field alone is a mistake of the program. */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field stands outside a PortalForm.');
  return context;
}

/** Tells the form of a field, while it is on the page. */
export function useFieldTie({ name, id, label, holds }: FieldTie): void {
  const { register } = useFormContext();
  useEffect(() => register({ name, id, label, holds }), [register, name, id, label, holds]);
}
