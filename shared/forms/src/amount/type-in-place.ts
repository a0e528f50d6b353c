import type { ChangeEvent } from 'react';
import type { AmountNotation } from './amount-notation';

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
