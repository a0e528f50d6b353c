import { BY_STEP, DISPLAY } from '@portal/features/listing';
import { useSearchParams, useSession } from '@portal/kit';
import { useEffect, useRef } from 'react';

/** By the reader's e-mail, in memory as the place of a list is: another user of the document has chosen nothing. */
const readersByStep = new Set<string>();

/** How a reader last chose to have the projects drawn, as parameters of an address. */
export const displayOf = (reader: string): Readonly<Record<string, string>> =>
  readersByStep.has(reader) ? { [DISPLAY]: BY_STEP } : {};

export interface ListDisplay {
  readonly isByStep: boolean;
  readonly show: (isByStep: boolean) => void;
}

/** Whether the projects are drawn by step. The address says it; one without parameters is about to (`OpeningView`). */
export function useDisplay(): ListDisplay {
  const [search, setSearch] = useSearchParams();
  const reader = useSession().email ?? '';
  const isByStep = search.get(DISPLAY) === BY_STEP || (search.size === 0 && readersByStep.has(reader));

  // A link of the board leads to the table, and goes with the board.
  const wasByStep = useRef(isByStep);
  useEffect(() => {
    if (wasByStep.current && !isByStep && document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    wasByStep.current = isByStep;
  }, [isByStep]);

  return {
    isByStep,
    show: (next) => {
      if (next) readersByStep.add(reader);
      else readersByStep.delete(reader);
      const asked = new URLSearchParams(search);
      asked.delete('page');
      if (next) asked.set(DISPLAY, BY_STEP);
      else asked.delete(DISPLAY);
      setSearch(asked, { replace: true, flushSync: true });
    },
  };
}
