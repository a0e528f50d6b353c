import { useState } from 'react';
import { defer } from 'rxjs';

interface Copy<T> {
  /** Copies a text; `of` identifies it in the confirmation. */
  readonly copy: (text: string, of: T) => void;
  readonly copied: T | undefined;
  /** The browser refused the copy: show the text for copying by hand. */
  readonly refused: T | undefined;
  readonly forget: () => void;
}

/** Copies to the clipboard and tracks the outcome. */
export function useCopy<T>(): Copy<T> {
  const [outcome, setOutcome] = useState<{ readonly copied?: T; readonly refused?: T }>({});
  return {
    copy(text, of) {
      // `navigator.clipboard` is undefined outside a secure context: `defer` turns that into a refusal.
      defer(() => navigator.clipboard.writeText(text)).subscribe({
        next: () => setOutcome({ copied: of }),
        error: () => setOutcome({ refused: of }),
      });
    },
    copied: outcome.copied,
    refused: outcome.refused,
    forget: () => setOutcome({}),
  };
}
