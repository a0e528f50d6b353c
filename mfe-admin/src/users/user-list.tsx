import type { DirectoryReader } from '@portal/domain/access';
import { agenciesOf } from '@portal/domain/agency';
import { formatNumber } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import {
  countWords,
  ListNotices,
  ListTools,
  NoMatch,
  PrintedCriteria,
  SearchField,
} from '@portal/features/listing';
import { Loaded, useApi, useResource } from '@portal/features/resource';
import { paths } from '@portal/features/routes';
import { PageContent } from '@portal/features/texts';
import { Link, Navigate } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Plus } from '@portal/ui/icon';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Pagination } from '@portal/ui/pagination';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { useMinWidth } from '@portal/ui/viewport';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NEVER } from 'rxjs';
import { DirectoryFilters, filtersInForce } from './directory-filters';
import { leavingList, useListNews } from './list-return';
import { RemoveUserDialog } from './remove-user-dialog';
import { PAGE_SIZE, useDirectory } from './use-directory';
import { useDirectorySearch } from './use-directory-search';
import { UserCards } from './user-cards';
import styles from './user-list.module.css';
import { UserListSkeleton } from './user-list-skeleton';
import { nameOf } from './user-rows';
import { UserTable } from './user-table';

interface UserListProps {
  /** Whose directory; null while the session does not know. */
  readonly agencyId: number | null;
  readonly reader: DirectoryReader;
  readonly canCreate: boolean;
  readonly seesAffiliations: boolean;
}

const NO_MATCH = 'Aucun utilisateur ne correspond';

/** The paginated directory (section 2): ten users per page, edit and delete for each, NOUVEL UTILISATEUR for admins. */
export function UserList({ agencyId, reader, canCreate, seesAffiliations }: UserListProps) {
  const { agencies } = useApi();
  const search = useDirectorySearch();
  const { filter, typed, page } = search;
  const { resource, people, total, searched } = useDirectory(agencyId, search);
  const network = useResource(
    () => (agencyId === null ? NEVER : agencies.tree(agencyId)),
    [agencies, agencyId],
  );
  const tree = network.value;
  const agencyNames = useMemo(
    () => new Map(tree && agenciesOf(tree).map(({ id, name }) => [id, name] as const)),
    [tree],
  );
  const isWide = useMinWidth('64rem');
  const [toRemove, setToRemove] = useState<Person>();
  const leaving = leavingList(search.here);
  const [news, setNews] = useListNews();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const count = total === undefined ? undefined : countWords(total, 'utilisateur', searched?.among);
  const last = Math.ceil((total ?? 0) / PAGE_SIZE);

  const [removals, setRemovals] = useState(0);
  // The row whose button was pressed is about to go away.
  useEffect(() => {
    if (removals > 0) list.current?.focus();
  }, [removals]);

  // The button that was pressed goes away with what it clears: the focus goes where one would ask again.
  const clear = (drop: () => void) => () => {
    drop();
    field.current?.focus();
  };

  function rows() {
    if (total === 0 && searched !== undefined)
      return <NoMatch title={NO_MATCH} typed={typed.text.trim()} onClear={clear(() => typed.type(''))} />;
    if (total === 0 && search.isFiltered)
      return <NoMatch title={NO_MATCH} onClear={clear(() => search.setFilter({}))} />;
    if (total === 0) return <NobodyYet />;
    // The last user of the last page was deleted, or someone typed a page that is not there.
    if (people.length === 0) return <Navigate to={{ search: search.pageSearch(last) }} replace />;
    const List = isWide ? UserTable : UserCards;
    return (
      <>
        <List
          people={people}
          caption={`Utilisateurs, page ${page} sur ${last}`}
          reader={reader}
          agencyNames={agencyNames}
          leaving={leaving}
          onRemove={setToRemove}
        />
        <Pagination
          page={page}
          pageSize={PAGE_SIZE}
          total={total ?? 0}
          linkAs={Link}
          linkTo={(target) => ({ to: { search: search.pageSearch(target) } })}
        />
      </>
    );
  }

  return (
    <Page width="desk">
      <PageHeader
        title="Utilisateurs"
        context={count ?? '\u00A0'}
        announced
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
      />
      <Block aria-label="Utilisateurs">
        <ListTools
          search={<SearchField ref={field} search={typed} example="Nom ou e-mail" />}
          filters={<DirectoryFilters filter={filter} onFilter={search.setFilter} tree={tree} count={count} />}
        />
        <PrintedCriteria filters={filtersInForce(filter, tree)} typed={typed.text} />
        <div
          ref={list}
          tabIndex={-1}
          role="group"
          aria-label="Liste des utilisateurs"
          className={styles.list}
        >
          <Loaded resource={resource} skeleton={<UserListSkeleton />}>
            {() => (
              <>
                <ListNotices
                  failure={resource.failure}
                  onRetry={resource.reload}
                  truncation={searched && searched.of > searched.among ? cutSearch(searched) : undefined}
                />
                {rows()}
              </>
            )}
          </Loaded>
        </div>
      </Block>
      <PageContent page="users" />
      {toRemove !== undefined && (
        <RemoveUserDialog
          person={toRemove}
          onRemoved={() => {
            setToRemove(undefined);
            setNews(`Compte «\u00A0${nameOf(toRemove)}\u00A0» supprimé.`);
            setRemovals((times) => times + 1);
            resource.reload();
          }}
          onCancel={() => setToRemove(undefined)}
        />
      )}
      <ToastRegion>
        {news !== undefined && <Toast onClose={() => setNews(undefined)}>{news}</Toast>}
      </ToastRegion>
    </Page>
  );
}

const cutSearch = ({ among, of }: { readonly among: number; readonly of: number }): string =>
  `La recherche porte sur les ${formatNumber(among)} premiers comptes sur ${formatNumber(of)}. Pour en trouver un autre, choisissez une agence ou un rôle, ou tapez son adresse e-mail entière.`;

function NobodyYet() {
  return (
    <Card as="div">
      <EmptyState art={<NoResult />} title="Aucun utilisateur dans votre agence">
        Les comptes de votre agence apparaîtront ici.
      </EmptyState>
    </Card>
  );
}
