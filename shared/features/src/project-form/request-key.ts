import { createSafeStorage, type Draft, type DraftSlot, isApiError, randomHex } from '@portal/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Stored among a draft's values; no form field has this name. */
const NAME = 'requestKey';

/** Idempotency key of a draft's project; undefined without one. */
export const draftKey = (draft: Draft | undefined): string | undefined => draft?.values[NAME];

export const withDraftKey = (values: Draft['values'], key: string): Draft['values'] => ({
  ...values,
  [NAME]: key,
});

export const draftFields = ({ values }: Draft): Draft['values'] =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== NAME));

const ENTRY = 'portal.project-sent';
/** More than the tabs anyone has open on one form. */
const KEPT = 20;

/** Keys of the projects last submitted from this device. A key identifies a request, not a person or a project. */
function sentKeys(): readonly string[] {
  return createSafeStorage().read(ENTRY)?.split(' ') ?? [];
}

/** Whether the project with this key was submitted from any tab. */
export const wasSent = (key: string | undefined): boolean => key !== undefined && sentKeys().includes(key);

/** Tells other tabs of this device that these projects were submitted. */
export function markSent(keys: readonly string[]): void {
  const others = sentKeys().filter((key) => !keys.includes(key));
  createSafeStorage().write(ENTRY, [...keys, ...others].slice(0, KEPT).join(' '));
}

/** Subscribes to submissions from other tabs. Returns the unsubscribe function. */
export function onSentElsewhere(listen: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // A null key means that the whole storage was cleared, as at sign-out.
    if (key === ENTRY || key === null) listen();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

const KEY_BYTES = 16;
/** The key came with other values before. */
const REUSED = 422;

export type RequestKey = ReturnType<typeof useRequestKey>[0];

/**
 * Idempotency key of the form's project. Stored with the draft, so that all tabs on the same draft share it. The second
 * item says whether another tab submitted it: this one must then not send it again.
 */
export function useRequestKey(slot: DraftSlot) {
  const key = useRef<string>(undefined);
  /** The draft on this device still has it until more is typed. */
  const spent = useRef<string>(undefined);
  const isSentHere = useRef(false);
  const [isSentElsewhere, setSentElsewhere] = useState(false);

  const check = useCallback(() => {
    const isElsewhere = !isSentHere.current && wasSent(key.current);
    if (isElsewhere) {
      slot.close();
      setSentElsewhere(true);
    }
    return isElsewhere;
  }, [slot]);
  useEffect(() => onSentElsewhere(check), [check]);

  const requestKey = useMemo(() => {
    /** A double click or a retry after a lost response creates one project. */
    const current = (): string => (key.current ??= randomHex(KEY_BYTES));
    return {
      current,
      /** Takes over the key of a draft from an earlier visit or another tab: it may have been submitted under it. */
      adopt(adopted: string | undefined) {
        if (adopted !== spent.current) key.current = adopted ?? key.current;
      },
      /** Once that draft is discarded, further input is another project. */
      renew() {
        key.current = undefined;
      },
      /** Removes the draft and notifies other tabs. */
      sent() {
        isSentHere.current = true;
        // Also removes the draft still in this slot, which closes the form in the tab that wrote it.
        const waiting = draftKey(slot.read());
        markSent(waiting === undefined ? [current()] : [current(), waiting]);
        slot.close();
      },
      /** What was sent first under this key is stored, and is another project: who sends again means a new one. */
      refused(error: unknown) {
        if (!isApiError(error) || error.status !== REUSED) return;
        spent.current = key.current;
        key.current = undefined;
      },
      check,
    };
  }, [slot, check]);
  return [requestKey, isSentElsewhere] as const;
}
