import { useState } from 'react';
import { defer } from 'rxjs';

/** Copies to the clipboard and tracks the outcome. */
export function useCopy<T>() {
  const [outcome, setOutcome] = useState<{ readonly copied?: T; readonly refused?: T }>({});
  return {
    /** `of` identifies the text in the confirmation. */
    copy(text: string, of: T) {
      // `navigator.clipboard` is undefined outside a secure context: `defer` turns that into a refusal.
      defer(() => navigator.clipboard.writeText(text)).subscribe({
        next: () => setOutcome({ copied: of }),
        error: () => setOutcome({ refused: of }),
      });
    },
    copied: outcome.copied,
    /** The browser refused the copy: show the text for copying by hand. */
    refused: outcome.refused,
    forget: () => setOutcome({}),
  };
}
