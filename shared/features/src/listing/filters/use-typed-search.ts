import { useSearchParams } from '@portal/kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { PAGE } from './list-address';

export interface TypedSearch {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Updates the URL at once, when the field loses focus or on Enter. */
  readonly settle: () => void;
  /** As URL parameters, for links that lead back to what is on screen. */
  readonly params: Readonly<Record<string, string>>;
  /** For code that updates the URL for another reason: the search as parameters. */
  readonly toSearch: () => Record<string, string>;
  readonly isAhead: boolean;
}

/** Synchronous, because a second quick choice would otherwise start from the old URL and lose the first. */
export const CHOSEN = { replace: true, flushSync: true } as const;

const NAME = 'q';
/** Longer than the gap between keystrokes, short enough for someone who then copies the URL. */
const PAUSE_MS = 300;

/**
 * A list's search, stored in the URL (`?q=`). The field has its own state, so that typing does not wait for the router;
 * the URL follows at the first pause, without a new history entry.
 */
export function useTypedSearch(): TypedSearch {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get(NAME) ?? '';
  const [text, setText] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  // Values written to the URL whose navigation has not arrived: an arrival must not overwrite newer input.
  const [onItsWay, setOnItsWay] = useState<readonly string[]>([]);
  if (inAddress !== seen) {
    setSeen(inAddress);
    const written = onItsWay.lastIndexOf(inAddress);
    setOnItsWay(written === -1 ? [] : onItsWay.slice(written + 1));
    // Not written here: back navigation, or a link.
    if (written === -1) setText(inAddress);
  }

  const asked = text.trim();
  const isAhead = asked !== inAddress;
  // Written once only: a second write would undo a link followed meanwhile.
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
