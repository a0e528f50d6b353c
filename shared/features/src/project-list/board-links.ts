import { type Phase, type ProjectSortName, statusesWithin } from '@portal/domain/project';
import { DISPLAY, type ListSearch } from '@portal/features/listing';
import { UNKNOWN_STATUS } from './project-views';

/** Query strings of the lists that the figures of the board lead to. */
export interface BoardLinks {
  /** Undefined where no address asks for these rows alone. */
  readonly ofPhase: (phase: Phase) => string | undefined;
  readonly ofStatus: (status: string) => string;
}

/**
 * Each list holds what the board counts: the same search, filters and part, narrowed to some statuses, as a table.
 *
 * @param address the query of the board
 */
export function boardLinks(
  address: URLSearchParams,
  { filter, part, typed }: Pick<ListSearch<ProjectSortName>, 'filter' | 'part' | 'typed'>,
): BoardLinks {
  function narrowed(name: string, value: string): string {
    const next = new URLSearchParams(address);
    for (const own of ['page', DISPLAY, 'q']) next.delete(own);
    // What is typed may be ahead of the address.
    for (const [key, text] of Object.entries(typed.params)) next.set(key, text);
    next.set(name, value);
    return next.toString();
  }
  return {
    ofPhase: (phase) => {
      if (phase.statuses.length > 0)
        return narrowed('statut', statusesWithin(phase, filter.statuses).join(','));
      // Unknown statuses are a part of the list, and an address asks for one part.
      const isFree = part === undefined || part === UNKNOWN_STATUS.name;
      return isFree ? narrowed('vue', UNKNOWN_STATUS.name) : undefined;
    },
    ofStatus: (status) => narrowed('statut', status),
  };
}
