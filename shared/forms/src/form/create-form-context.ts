import type { FieldTie, FormContextValue } from './form-context';

/** The context of one form. Fields unregister when they unmount. */
export function createFormContext(isRequired: (name: string) => boolean): FormContextValue {
  const ties = new Set<FieldTie>();
  return {
    isRequired,
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
