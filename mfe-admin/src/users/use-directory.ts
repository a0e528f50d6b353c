import type { DirectoryQuery, Rows } from '@portal/api';
import type { Person } from '@portal/domain/person';
import { personTexts } from '@portal/domain/search';
import { useFoundRows } from '@portal/features/listing';
import { type LiveResource, useApi, useResource } from '@portal/features/resource';
import { useMemo } from 'react';
import { NEVER } from 'rxjs';
import type { DirectorySearch } from './use-directory-search';

/** Section 9. */
export const PAGE_SIZE = 10;

/** What the directory shows of what was asked. */
export interface Directory {
  readonly resource: LiveResource<Rows<Person>>;
  /** The people of the page. */
  readonly people: readonly Person[];
  /** How many there are over all pages; undefined while nobody knows. */
  readonly total: number | undefined;
  /** Among how many the search was made, and how many there are in all; undefined while nothing is searched for. */
  readonly searched: { readonly among: number; readonly of: number } | undefined;
}

const NOBODY: readonly Person[] = [];
/** Something that the server can look for as it stands. */
const WHOLE_EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * The people that are asked for. One page comes from the server as it is. No call of the specification searches a part
 * of a name, so a search asks once for the first thousand and looks among them at each letter; where there are more, a
 * whole e-mail that is not among them is asked of the server, which finds it anywhere.
 */
export function useDirectory(agencyId: number | null, search: DirectorySearch): Directory {
  const { people } = useApi();
  const { typed, page } = search;
  const { reach, roleId } = search.filter;
  const asked = typed.text.trim();
  const isSearching = asked !== '';
  const query = useMemo(
    (): DirectoryQuery => ({ agencyId, filter: { reach, roleId } }),
    [agencyId, reach, roleId],
  );

  // The pages of a search are of what it found: turning them is no other question.
  const pageAsked = isSearching ? undefined : page;
  const list = useResource(
    () => (pageAsked === undefined ? people.firstThousand(query) : people.page(query, pageAsked)),
    [people, query, pageAsked],
  );
  const loaded = list.value;
  const { found } = useFoundRows(loaded?.rows ?? NOBODY, typed.text, personTexts);

  const isCut = loaded !== undefined && isSearching && loaded.total > loaded.rows.length;
  const email = isCut && found.length === 0 && !typed.isAhead && WHOLE_EMAIL.test(asked) ? asked : undefined;
  const byEmail = useResource(
    () => (email === undefined ? NEVER : people.firstThousand(query, email)),
    [people, query, email],
  );

  if (loaded === undefined) return { resource: list, people: NOBODY, total: undefined, searched: undefined };
  if (!isSearching) return { resource: list, people: loaded.rows, total: loaded.total, searched: undefined };
  const resource = email === undefined ? list : byEmail;
  const all = email !== undefined && byEmail.status === 'ready' ? byEmail.value.rows : found;
  return {
    resource,
    people: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: resource.status === 'ready' ? all.length : undefined,
    searched: { among: loaded.rows.length, of: loaded.total },
  };
}
