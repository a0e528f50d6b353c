import type { Proposition } from '@portal/domain/proposition';
import { useSearchParams } from '@portal/kit';
import { useMemo } from 'react';

/** More columns cannot be read side by side. */
export const MOST_COLUMNS = 4;
/** URL parameter: `propositions=88,91`. */
const CHOSEN = 'propositions';

export interface Choice {
  /** In the given order; the first four unless the URL says otherwise. */
  readonly chosen: readonly Proposition[];
  readonly isFull: boolean;
  readonly toggle: (id: number) => void;
}

/** Which proposals are compared, stored in the URL for reloads and shared links. */
export function useChosen(all: readonly Proposition[]): Choice {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(CHOSEN);
  const chosen = useMemo(() => {
    const ids = asked?.split(',') ?? [];
    const found = all.filter(({ id }) => ids.includes(String(id)));
    return (found.length === 0 ? all : found).slice(0, MOST_COLUMNS);
  }, [all, asked]);
  return {
    chosen,
    isFull: chosen.length >= MOST_COLUMNS,
    toggle(id) {
      const ids = new Set(chosen.map((proposition) => proposition.id));
      if (!ids.delete(id)) ids.add(id);
      const next = new URLSearchParams(search);
      next.set(CHOSEN, [...ids].join(','));
      // Synchronous: the next choice builds on it.
      setSearch(next, { replace: true, flushSync: true });
    },
  };
}
