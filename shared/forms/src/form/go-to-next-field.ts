import type { KeyboardEvent } from 'react';

const FIELDS = 'input, select, textarea, button[type="submit"], button[data-variant="primary"]';

/**
 * On a touch screen, the Enter key that reads « suivant » leads to the next field; some browsers would send the form. A
 * keyboard's Enter sends it, as everywhere.
 */
export function goToNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key, currentTarget } = event;
  if (
    key !== 'Enter' ||
    !(target instanceof HTMLInputElement) ||
    target.getAttribute('enterkeyhint') !== 'next'
  )
    return;
  if (typeof window.matchMedia !== 'function' || !window.matchMedia('(pointer: coarse)').matches) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(FIELDS)].filter(
    (field) => field === target || (!field.matches(':disabled') && field.closest('[hidden]') === null),
  );
  const next = fields[fields.indexOf(target) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
