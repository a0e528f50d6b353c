import { useSearchParams } from '@portal/kit';
import { useEffect, useEffectEvent, useState } from 'react';

/** What is searched for: its field, and its place in the address of the page. */
export interface TypedSearch {
  /** As it stands in the field, every letter at once. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Writes it into the address without waiting: the reader leaves the field, or asks. */
  readonly settle: () => void;
  /** As one of the parameters of an address, for a link that shall lead back to what is on the screen now. */
  readonly params: Readonly<Record<string, string>>;
  /** For who writes the address of the page for another reason: the search as one of its parameters. */
  readonly toSearch: () => Record<string, string>;
  /** Whether the address does not say yet what the field says. */
  readonly isAhead: boolean;
}

/**
 * How a choice goes into the address: at once. The next one adds to what the page says, and a router that takes its time
 * would still say what was before: of two filters chosen quickly the first was lost.
 */
export const CHOSEN = { replace: true, flushSync: true } as const;

const NAME = 'q';
/** A page of the results before has no sense among those after. */
export const PAGE = 'page';
/** Long enough for the next letter, short enough for who copies the address. */
const PAUSE_MS = 300;

/**
 * The search of a list, kept in the address (`?q=`) for a reload, a shared link and the way back. The field has its own
 * state, so that no letter waits for the router; the address follows at the first pause, and adds nothing to the
 * history.
 */
export function useTypedSearch(): TypedSearch {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get(NAME) ?? '';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // What was written and has not arrived yet: more may have been typed since, which an arrival must not undo.
  const [onItsWay, setOnItsWay] = useState<readonly string[]>([]);
  if (inAddress !== seen) {
    setSeen(inAddress);
    const written = onItsWay.lastIndexOf(inAddress);
    setOnItsWay(written === -1 ? [] : onItsWay.slice(written + 1));
    // Not ours: the way back, or a link.
    if (written === -1) setText(inAddress);
  }

  const asked = text.trim();
  const isAhead = asked !== inAddress;
  // Written once is enough: again, it would call a reader back who has followed a link meanwhile.
  const isToWrite = isAhead && onItsWay.at(-1) !== asked;

  const params: Record<string, string> = asked === '' ? {} : { [NAME]: asked };

  function toSearch(): Record<string, string> {
    if (isAhead) setOnItsWay([...onItsWay, asked]);
    return params;
  }

  function settle() {
    if (!isToWrite) return;
    const next = new URLSearchParams(search);
    next.delete(NAME);
    next.delete(PAGE);
    for (const [name, value] of Object.entries(toSearch())) next.set(name, value);
    setSearch(next, CHOSEN);
  }

  const settleAfterPause = useEffectEvent(settle);
  useEffect(() => {
    if (!isToWrite) return undefined;
    const pause = setTimeout(settleAfterPause, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [asked, isToWrite]);

  return { text, type: setText, settle, params, toSearch, isAhead };
}
