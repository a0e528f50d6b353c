import { type DraftSlot, randomHex } from '@portal/kit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftKey } from './draft-key';
import { markSent, onSentElsewhere, wasSent } from './sent-keys';

const KEY_BYTES = 16;

export interface RequestKey {
  /** Under which the project is sent: sending twice, by impatience or after a lost answer, makes one project. */
  readonly current: () => string;
  /** A draft of an earlier visit or of another tab is the same project: it may already have been sent under its key. */
  readonly adopt: (key: string | undefined) => void;
  /** That draft is not wanted: what is typed from now on is another project. */
  readonly renew: () => void;
  /** The project was sent from here: its draft goes, and the other tabs are told. */
  readonly sent: () => void;
  /** Whether another tab sent the project; if so the form closes. */
  readonly check: () => boolean;
}

/**
 * The key of the project that a form makes. It goes with the draft, so that all tabs on the same draft share it; and the
 * second of the pair says whether one of them sent it: then this one must not send it again.
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
        // The draft that waits in this slot goes too, and with it the form of the tab that wrote it.
        const waiting = draftKey(slot.read());
        markSent(waiting === undefined ? [current()] : [current(), waiting]);
        slot.close();
      },
      check,
    };
  }, [slot, check]);
  return [requestKey, isSentElsewhere];
}
