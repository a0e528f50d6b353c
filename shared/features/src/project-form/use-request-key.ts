import { type DraftSlot, randomHex } from '@portal/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftKey } from './draft-key';
import { markSent, onSentElsewhere, wasSent } from './sent-keys';

const KEY_BYTES = 16;

export interface RequestKey {
  /** Idempotency key of the project: a double click or a retry after a lost response creates one project. */
  readonly current: () => string;
  /**
   * Takes over the key of a draft from an earlier visit or another tab: it may already have been submitted under it.
   */
  readonly adopt: (key: string | undefined) => void;
  /** A new key, once that draft is discarded: further input is another project. */
  readonly renew: () => void;
  /** After submitting: removes the draft and notifies other tabs. */
  readonly sent: () => void;
  /** Whether another tab submitted the project; if so, closes the form. */
  readonly check: () => boolean;
}

/**
 * Idempotency key of the form's project. Stored with the draft, so that all tabs on the same draft share it. The second
 * item says whether another tab submitted it: this one must then not send it again.
 */
export function useRequestKey(slot: DraftSlot): readonly [RequestKey, isSentElsewhere: boolean] {
  const key = useRef<string>(undefined);
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

  const requestKey = useMemo((): RequestKey => {
    const current = () => (key.current ??= randomHex(KEY_BYTES));
    return {
      current,
      adopt(adopted) {
        key.current = adopted ?? key.current;
      },
      renew() {
        key.current = undefined;
      },
      sent() {
        isSentHere.current = true;
        // Also removes the draft still in this slot, which closes the form in the tab that wrote it.
        const waiting = draftKey(slot.read());
        markSent(waiting === undefined ? [current()] : [current(), waiting]);
        slot.close();
      },
      check,
    };
  }, [slot, check]);
  return [requestKey, isSentElsewhere];
}
