import type { DirectoryReader } from '@portal/domain/access';
import { agenciesOf, type AgencyTree, subtreeOf } from '@portal/domain/agency';
import { formatNumber } from '@portal/domain/format';
import {
  type DirectoryFilter,
  directoryFilterFromSearch,
  directoryFilterToSearch,
  type Person,
} from '@portal/domain/person';
import { countWords, ListFrame, ListHelp, refusedWords, useFilterSearch } from '@portal/features/listing';
import { useApi, useResource } from '@portal/features/resource';
import { paths } from '@portal/features/routes';
import { Link, Navigate } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { FormStack } from '@portal/ui/form-layout';
import { Plus } from '@portal/ui/icon';
import { SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { useMinWidth } from '@portal/ui/viewport';
import { useMemo, useState } from 'react';
import { NEVER } from 'rxjs';
import { DirectoryFilters, filtersInForce } from './directory-filters';
import { leavingList, useListNews } from './list-return';
import { RemoveUserDialog } from './remove-user-dialog';
import { PAGE_SIZE, useDirectory } from './use-directory';
import { nameOf } from './user-cells';
import { UserCards, UserTable } from './user-table';

interface UserListProps {
  /** Agency whose directory is shown; null while the session is loading. */
  readonly agencyId: number | null;
  readonly reader: DirectoryReader;
  readonly canCreate: boolean;
  readonly seesAffiliations: boolean;
}

/** The paginated directory (section 2): ten users per page, edit and delete for each, NOUVEL UTILISATEUR for admins. */
export function UserList({ agencyId, reader, canCreate, seesAffiliations }: UserListProps) {
  const { agencies } = useApi();
  const search = useFilterSearch<DirectoryFilter>(directoryFilterFromSearch, directoryFilterToSearch);
  const { filter, isFiltered, setFilter, typed, page, pageSearch } = search;
  const { resource, people, total = 0, searched, isComing } = useDirectory(agencyId, search);
  const network = useResource(
    () => (agencyId === null ? NEVER : agencies.tree(agencyId)),
    [agencies, agencyId],
  );
  const tree = network.value;
  const agencyNames = useMemo(
    () => new Map(tree && agenciesOf(tree).map(({ id, name }) => [id, name] as const)),
    [tree],
  );
  const isOfOneAgency = filter.reach !== 'network';
  const agencyName = agencyNames.get(typeof filter.reach === 'number' ? filter.reach : (agencyId ?? 0));
  const List = useMinWidth('64rem') ? UserTable : UserCards;
  const [toRemove, setToRemove] = useState<Person>();
  const leaving = leavingList(search.here);
  const [news, setNews] = useListNews();
  const [removals, setRemovals] = useState(0);
  const count = resource.value && !isComing ? countWords(total, 'utilisateur', searched?.among) : undefined;
  const last = Math.ceil(total / PAGE_SIZE);

  function onRemoved(person: Person) {
    setToRemove(undefined);
    setNews(`Compte «\u00A0${nameOf(person)}\u00A0» supprimé.`);
    setRemovals(removals + 1);
    resource.reload();
  }

  return (
    <>
      <ListFrame
        title="Utilisateurs"
        width="desk"
        help={<ListHelp title="Utilisateurs" page="users" />}
        actions={
          <ButtonRow>
            {seesAffiliations && (
              <ButtonLink as={Link} to={paths.affiliations}>
                Affiliations
              </ButtonLink>
            )}
            {canCreate && (
              <ButtonLink as={Link} to={paths.newUser} state={leaving} variant="primary" icon={Plus} caps>
                NOUVEL UTILISATEUR
              </ButtonLink>
            )}
          </ButtonRow>
        }
        typed={typed}
        searchExample="Nom ou e-mail"
        filters={<DirectoryFilters filter={filter} onFilter={setFilter} tree={tree} count={count} />}
        filtersWiden
        criteria={filtersInForce(filter, tree)}
        isFiltered={isFiltered}
        resource={resource}
        isComing={isComing}
        skeleton={
          <SkeletonCard label="Chargement des utilisateurs">
            <FormStack>
              <SkeletonRows count={10} height="2.75rem" />
            </FormStack>
          </SkeletonCard>
        }
        notices={{
          truncation: searched && searched.of > searched.among ? cutSearch(searched) : undefined,
          caveats: [refusedWords(search.refused), strayAgency(filter, tree)],
        }}
        count={count && isOfOneAgency && agencyName ? `${count} ${ofName(agencyName)}` : count}
        loaded={searched?.among ?? total}
        found={total}
        noMatch="Aucun utilisateur ne correspond"
        empty={NOBODY_YET}
        pages={people.length > 0 ? { page, size: PAGE_SIZE, pageSearch } : undefined}
        group={{ label: 'Liste des utilisateurs', removals }}
        news={{ words: news, onClose: () => setNews(undefined) }}
      >
        {() =>
          // The last user of the last page was deleted, or the URL names a page past the end.
          people.length === 0 ? (
            <Navigate to={{ search: pageSearch(last) }} replace />
          ) : (
            <List
              people={people}
              caption={`Utilisateurs, page ${page} sur ${last}`}
              reader={reader}
              agencyNames={isOfOneAgency ? undefined : agencyNames}
              leaving={leaving}
              onRemove={setToRemove}
            />
          )
        }
      </ListFrame>
      {toRemove && (
        <RemoveUserDialog
          person={toRemove}
          onRemoved={() => onRemoved(toRemove)}
          onCancel={() => setToRemove(undefined)}
        />
      )}
    </>
  );
}

/** « de Réseau Démo », « d’Île-de-France ». */
const ofName = (name: string): string =>
  /^[aeiouy]/i.test(name.normalize('NFD')) ? `d’${name}` : `de ${name}`;

const cutSearch = ({ among, of }: { readonly among: number; readonly of: number }): string =>
  `La recherche porte sur les ${formatNumber(among)} premiers comptes sur ${formatNumber(of)}. Pour en trouver un autre, affinez les filtres ou tapez son adresse e-mail entière.`;

/** A directory of an agency that is not below the user's own has nobody. */
function strayAgency({ reach }: DirectoryFilter, tree: AgencyTree | undefined): string | undefined {
  if (typeof reach !== 'number' || tree === undefined || subtreeOf(tree, reach)) return undefined;
  return `Votre réseau n’a pas d’agence n°\u00A0${String(reach)}\u00A0: retirez ce filtre.`;
}

const NOBODY_YET = (
  <EmptyState art={<NoResult />} title="Aucun utilisateur dans votre agence">
    Les comptes de votre agence apparaîtront ici.
  </EmptyState>
);
