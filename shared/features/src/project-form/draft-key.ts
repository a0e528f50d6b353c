import type { Draft } from '@portal/kit';

/** Beside the fields of a draft: no field of the form has this name. */
const NAME = 'requestKey';

/** The key under which the project of a draft is sent; undefined for a draft without one. */
export const draftKey = (draft: Draft | undefined): string | undefined => draft?.values[NAME];

export const withDraftKey = (values: Draft['values'], key: string): Draft['values'] => ({
  ...values,
  [NAME]: key,
});

/** What was typed, without the key. */
export const draftFields = ({ values }: Draft): Draft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== NAME));
