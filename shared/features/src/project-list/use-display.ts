import { BY_STEP, DISPLAY } from '@portal/features/listing';
import { useSearchParams, useSession } from '@portal/kit';

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

  return {
    isByStep,
    show: (next) => {
      readersByStep[next ? 'add' : 'delete'](reader);
      const { page: _page, [DISPLAY]: _display, ...asked } = Object.fromEntries(search);
      setSearch({ ...asked, ...displayOf(reader) }, { replace: true, flushSync: true });
    },
  };
}
