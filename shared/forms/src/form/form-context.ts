import { createContext, use } from 'react';
import type { AfterPress } from './use-after-press';

/** A field registered with its form, for the error summary and for sending. */
export interface FieldTie {
  readonly name: string;
  readonly id: string;
  readonly label: string;
  /** One line of text, several lines, or a value sent unchanged. */
  readonly holds: Held;
}

export type Held = 'line' | 'lines' | 'exact';

/** What a form provides to its fields: whether they are required, and a registry. */
export interface FormContextValue {
  readonly isRequired: (name: string) => boolean;
  /** For what follows from leaving a field. */
  readonly afterPress: AfterPress;
  readonly register: (tie: FieldTie) => () => void;
  /** In document order. */
  readonly ties: () => readonly FieldTie[];
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The context of the surrounding form. Throws outside a `PortalForm`, which is a programming error. */
export function useFormContext(): FormContextValue {
  const context = use(FormContext);
  if (!context) throw new Error('A field stands outside a PortalForm.');
  return context;
}

/** The context of one form. Fields unregister when they unmount. */
export function createFormContext(
  isRequired: (name: string) => boolean,
  afterPress: AfterPress,
): FormContextValue {
  const ties = new Set<FieldTie>();
  return {
    isRequired,
    afterPress,
    register: (tie) => {
      ties.add(tie);
      return () => ties.delete(tie);
    },
    ties: () => [...ties].sort(inPageOrder),
  };
}

function inPageOrder(a: FieldTie, b: FieldTie): number {
  const first = document.getElementById(a.id);
  const second = document.getElementById(b.id);
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
