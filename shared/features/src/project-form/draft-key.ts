import type { Draft } from '@portal/kit';

/** Stored among a draft's values; no form field has this name. */
const NAME = 'requestKey';

/** Idempotency key of a draft's project; undefined without one. */
export const draftKey = (draft: Draft | undefined): string | undefined => draft?.values[NAME];

export const withDraftKey = (values: Draft['values'], key: string): Draft['values'] => ({
  ...values,
  [NAME]: key,
});

/** The draft's field values, without the key. */
export const draftFields = ({ values }: Draft): Draft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== NAME));
