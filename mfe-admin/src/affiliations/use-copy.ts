import { useState } from 'react';
import { defer } from 'rxjs';

interface Copy<T> {
  /** Copies a text; `of` is what is told afterwards. */
  readonly copy: (text: string, of: T) => void;
  readonly copied: T | undefined;
  /** The browser did not let the page copy: the text must be shown, to be copied by hand. */
  readonly refused: T | undefined;
  readonly forget: () => void;
}

/** Copies to the clipboard, and knows how that went. */
export function useCopy<T>(): Copy<T> {
  const [outcome, setOutcome] = useState<{ readonly copied?: T; readonly refused?: T }>({});
  return {
    copy(text, of) {
      // Without a secure context there is no clipboard at all: then too the copy is refused, not broken.
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
