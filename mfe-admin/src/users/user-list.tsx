import type { Rows } from '@portal/api';
import { formatCount, fullName } from '@portal/domain/format';
import type { Person } from '@portal/domain/person';
import { Loaded, PageContent, paths, useApi, useResource } from '@portal/features/portal';
import { ListNotices } from '@portal/features/listing';
import { Link, Navigate, useSearchParams } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Plus } from '@portal/ui/icon';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Pagination } from '@portal/ui/pagination';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { useMinWidth } from '@portal/ui/viewport';
import { useMemo, useState } from 'react';
import { RemoveUserDialog } from './remove-user-dialog';
import { UserCards } from './user-cards';
import { UserListSkeleton } from './user-list-skeleton';
import { UserTable } from './user-table';

/** Section 9. */
const PAGE_SIZE = 10;
const PAGE = 'page';

interface UserListProps {
  /** Whose directory; null while the session does not know. */
  readonly agencyId: number | null;
  /** Who is looking: nobody deletes their own account here. */
  readonly ownId: number | null;
  readonly canCreate: boolean;
  readonly seesAffiliations: boolean;
}

/** The paginated directory (section 2): ten users per page, edit and delete for each, NOUVEL UTILISATEUR for admins. */
export function UserList({ agencyId, ownId, canCreate, seesAffiliations }: UserListProps) {
  const api = useApi();
  const [search] = useSearchParams();
  const page = pageFrom(search);
  const users = useResource(useMemo(() => api.people.page(agencyId, page), [api, agencyId, page]));
  const [toRemove, setToRemove] = useState<Person>();
  const [removed, setRemoved] = useState<string>();

  return (
    <Page width="desk">
      <PageHeader
        title="Utilisateurs"
        context={users.status === 'ready' ? formatCount(users.value.total, 'utilisateur') : '\u00A0'}
        announced
        actions={
          <ButtonRow>
            {seesAffiliations && (
              <ButtonLink as={Link} to={paths.affiliations}>
                Affiliations
              </ButtonLink>
            )}
            {canCreate && (
              <ButtonLink as={Link} to={paths.newUser} variant="primary" icon={Plus} caps>
                NOUVEL UTILISATEUR
              </ButtonLink>
            )}
          </ButtonRow>
        }
      />
      <Block aria-label="Utilisateurs">
        <Loaded resource={users} skeleton={<UserListSkeleton />}>
          {(directory) => (
            <>
              <ListNotices
                failure={users.status === 'ready' ? users.failure : undefined}
                onRetry={users.reload}
                truncation={undefined}
              />
              <Directory directory={directory} page={page} ownId={ownId} onRemove={setToRemove} />
            </>
          )}
        </Loaded>
      </Block>
      <PageContent page="users" />
      {toRemove !== undefined && (
        <RemoveUserDialog
          person={toRemove}
          onRemoved={() => {
            setToRemove(undefined);
            setRemoved(fullName(toRemove));
            users.reload();
          }}
          onCancel={() => setToRemove(undefined)}
        />
      )}
      <ToastRegion>
        {removed !== undefined && (
          <Toast onClose={() => setRemoved(undefined)}>Compte de {removed} supprimé.</Toast>
        )}
      </ToastRegion>
    </Page>
  );
}

interface DirectoryProps {
  readonly directory: Rows<Person>;
  readonly page: number;
  readonly ownId: number | null;
  readonly onRemove: (person: Person) => void;
}

function Directory({ directory: { rows, total }, page, ownId, onRemove }: DirectoryProps) {
  const isWide = useMinWidth('64rem');
  const [search] = useSearchParams();
  const searchOf = (target: number): string => {
    const next = new URLSearchParams(search);
    next.set(PAGE, String(target));
    return next.toString();
  };
  if (rows.length === 0) {
    // The last user of the last page was deleted, or someone typed a page that is not there.
    const last = Math.ceil(total / PAGE_SIZE);
    if (last > 0 && page > last) return <Navigate to={{ search: searchOf(last) }} replace />;
    return (
      <Card as="div">
        <EmptyState art={<NoResult />} title="Aucun utilisateur dans votre agence">
          Les comptes de votre agence apparaîtront ici.
        </EmptyState>
      </Card>
    );
  }
  const List = isWide ? UserTable : UserCards;
  return (
    <>
      <List
        people={rows}
        caption={`Utilisateurs, page ${page} sur ${Math.ceil(total / PAGE_SIZE)}`}
        ownId={ownId}
        onRemove={onRemove}
      />
      <Pagination
        page={page}
        pageSize={PAGE_SIZE}
        total={total}
        linkAs={Link}
        linkTo={(target) => ({ to: { search: searchOf(target) } })}
      />
    </>
  );
}

function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get(PAGE) ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}
