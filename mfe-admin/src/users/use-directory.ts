import type { DirectoryFilter, Person } from '@portal/domain/person';
import { personTexts } from '@portal/domain/search';
import { type FilterSearch, useFoundRows } from '@portal/features/listing';
import { useApi, useResource } from '@portal/features/resource';
import { NEVER } from 'rxjs';

/** Section 9. */
export const PAGE_SIZE = 10;

const NOBODY: readonly Person[] = [];
/** A complete e-mail address, which the server can search for. */
const WHOLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * Loads the people to show. Without a search, one page comes from the server. No endpoint of the specification searches
 * part of a name, so a search loads the first thousand once and filters them locally; where there are more, a complete
 * e-mail not found among them is looked up on the server.
 */
export function useDirectory(
  agencyId: number | null,
  { filter, typed, page }: FilterSearch<DirectoryFilter>,
) {
  const { people } = useApi();
  const asked = typed.text.trim();
  const isSearching = asked !== '';

  // Paging through search results is local and sends no new request.
  const pageAsked = isSearching ? undefined : page;
  const list = useResource(
    () =>
      pageAsked === undefined
        ? people.firstThousand({ agencyId, filter })
        : people.page({ agencyId, filter }, pageAsked),
    [people, agencyId, filter, pageAsked],
  );
  const loaded = list.value;
  const { found, isComing } = useFoundRows(loaded?.rows ?? NOBODY, typed.text, personTexts);

  const isCut = loaded !== undefined && isSearching && loaded.total > loaded.rows.length;
  const email = isCut && found.length === 0 && !typed.isAhead && WHOLE_EMAIL.test(asked) ? asked : undefined;
  const byEmail = useResource(
    () => (email === undefined ? NEVER : people.firstThousand({ agencyId, filter }, email)),
    [people, agencyId, filter, email],
  );

  if (loaded === undefined || !isSearching)
    return {
      resource: list,
      people: loaded?.rows ?? NOBODY,
      total: loaded?.total,
      searched: undefined,
      isComing,
    };
  const resource = email === undefined ? list : byEmail;
  const all = byEmail.value?.rows ?? found;
  return {
    resource,
    people: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: resource.status === 'ready' ? all.length : undefined,
    isComing,
    /** Number of people searched, and in all. */
    searched: { among: loaded.rows.length, of: loaded.total },
  };
}
