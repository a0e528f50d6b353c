import type { ChangeEvent } from 'react';

/** How amounts are parsed and formatted. Passed in, so that forms do not depend on the portal's notation. */
export interface AmountNotation {
  /** Euros as typed; undefined when not an amount. */
  readonly read: (text: string) => number | undefined;
  /** Euros as a field value, without the euro sign; `read` parses it back. */
  readonly write: (euros: number) => string;
  /** Shown after the value; `€` by default. */
  readonly unit?: string;
  /** Formats the text while it is typed: the text and the caret after an edit. Without it, only on blur. */
  readonly type?: (edit: AmountEdit) => { readonly text: string; readonly caret: number };
}

export interface AmountEdit {
  readonly before: string;
  readonly text: string;
  readonly caret: number;
  /** What followed the caret was deleted. */
  readonly isForward?: boolean;
}

/** Ways of entering a text other than by keys: what is pasted is grouped only when it is readable as it is. */
const isTyped = (event: Event): boolean =>
  event instanceof InputEvent && /^(insertText|insertCompositionText|delete)/.test(event.inputType);

/**
 * Groups the thousands of an amount as it is typed, without moving the caret.
 * @param before the text before the edit
 * @returns the text that the field holds now
 */
export function typeInPlace(
  { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
  notation: Pick<AmountNotation, 'read' | 'type'>,
): string {
  const isByKey = isTyped(nativeEvent);
  if (notation.type && (isByKey || notation.read(target.value) !== undefined)) {
    const { text, caret } = notation.type({
      before: isByKey ? before : '',
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      isForward: nativeEvent instanceof InputEvent && nativeEvent.inputType === 'deleteContentForward',
    });
    // In the document first: React then finds the value that it sets, and leaves the caret where it is.
    if (text !== target.value) {
      target.value = text;
      target.setSelectionRange(caret, caret);
    }
  }
  return target.value;
}
