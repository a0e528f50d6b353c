import type { Page } from '@playwright/test';
import { ENTRY, type Entry } from '../../shared/ui/src/input/entry';

/** A control that takes text, as the document has it. An attribute that is missing is null. */
export interface TextControl {
  readonly label: string;
  /** The type of an `input`, or `textarea`. */
  readonly type: string;
  readonly inputmode: string | null;
  readonly enterkeyhint: string | null;
  readonly autocomplete: string | null;
  readonly autocapitalize: string | null;
}

type Row = Partial<
  Record<'inputMode' | 'enterKeyHint' | 'autoComplete' | 'autoCapitalize', string | undefined>
>;

/** Words that the last or only field of a form may put on its Enter key. */
const ENDINGS = ['done', 'go', 'send'];
/** Types whose row has their name. The others are told by their keyboard. */
const OWN_ROW = ['email', 'tel', 'url', 'search', 'date'] as const;
const BY_KEYBOARD: Readonly<Record<string, Entry>> = { text: 'text', numeric: 'digits', decimal: 'decimal' };

function rowOf({ type, inputmode, autocomplete }: TextControl): Entry | undefined {
  if (type === 'textarea') return 'lines';
  if (type === 'password' || /^(?:current|new)-password$/.test(autocomplete ?? '')) return 'secret';
  return OWN_ROW.find((own) => own === type) ?? BY_KEYBOARD[inputmode ?? ''];
}

/** One line for each attribute that is not as in the control's row of `ENTRY`, or for a control without a row. */
export function findEntryFaults(controls: readonly TextControl[]): readonly string[] {
  return controls.flatMap((control) => {
    const name = rowOf(control);
    if (name === undefined) return [`« ${control.label} » (${control.type}) has no row in ENTRY`];
    const row: Row = ENTRY[name];
    const mayEnd = name !== 'lines' && ENDINGS.includes(control.enterkeyhint ?? '');
    const wrong = [
      control.inputmode !== (row.inputMode ?? null) && 'inputmode',
      control.enterkeyhint !== (row.enterKeyHint ?? null) && !mayEnd && 'enterkeyhint',
      // A field may say better than its row what the browser may fill in, but not nothing.
      (control.autocomplete ?? '') === '' && 'autocomplete',
      control.autocapitalize !== (row.autoCapitalize ?? null) && 'autocapitalize',
    ].filter((attribute) => attribute !== false);
    return wrong.map((attribute) => `« ${control.label} » (${name}): ${attribute}`);
  });
}

/** Every control of the document that takes text, hidden ones too. */
export const textControlsOf = (page: Page): Promise<readonly TextControl[]> =>
  page.evaluate(() => {
    const OTHERS = ['button', 'checkbox', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];
    return [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')]
      .filter(({ type }) => !OTHERS.includes(type))
      .map((control) => ({
        label: control.ariaLabel ?? control.labels?.[0]?.textContent ?? control.name,
        type: control.type,
        inputmode: control.getAttribute('inputmode'),
        enterkeyhint: control.getAttribute('enterkeyhint'),
        autocomplete: control.getAttribute('autocomplete'),
        autocapitalize: control.getAttribute('autocapitalize'),
      }));
  });
