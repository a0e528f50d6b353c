import type { Address, AddressFilter } from '@portal/domain/address';
import { formatCount } from '@portal/domain/format';
import { Link, useSearchParams } from '@portal/kit';
import { EmptyProject, NoResult } from '@portal/ui/artwork';
import { Button, ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Plus } from '@portal/ui/icon';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonGroup } from '@portal/ui/skeleton';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { useMemo, useState } from 'react';
import { doesNotExist, Loaded, PageContent, paths, useApi, useResource } from '../portal';
import { AddressCard } from './address-card';
import { AddressFilters } from './address-filters';
import styles from './address-book.module.css';
import { RemoveAddressDialog } from './remove-address-dialog';

interface AddressBookProps {
  /** Whose addresses; null while the session does not know. */
  readonly personId: number | null;
}

/** The address book (section 2): filters by country and region, a count, edit and delete, NOUVELLE ADRESSE. */
export function AddressBook({ personId }: AddressBookProps) {
  const { addresses } = useApi();
  const [search, setSearch] = useSearchParams();
  const country = search.get('pays') ?? '';
  const region = search.get('departement') ?? '';
  const book = useResource(
    useMemo(
      () =>
        personId === null
          ? doesNotExist
          : addresses.list(personId, { country: country || undefined, region: region || undefined }),
      [addresses, personId, country, region],
    ),
  );
  const [toRemove, setToRemove] = useState<Address>();
  const [removed, setRemoved] = useState<string>();

  function filter(next: AddressFilter) {
    setSearch(
      {
        ...(next.country !== undefined && { pays: next.country }),
        ...(next.region !== undefined && { departement: next.region }),
      },
      { replace: true },
    );
  }

  const isFiltered = country !== '' || region !== '';
  return (
    <Page>
      <PageHeader
        title="Carnet d’adresses"
        context={book.status === 'ready' ? formatCount(book.value.length, 'adresse') : undefined}
        announced
        actions={
          <ButtonLink as={Link} to={paths.newAddress} variant="primary" icon={Plus} caps>
            NOUVELLE ADRESSE
          </ButtonLink>
        }
      />
      <PageContent page="addressBook" />
      <Block aria-label="Adresses">
        <AddressFilters country={country} region={region} onFilter={filter} />
        <Loaded resource={book} skeleton={<BookSkeleton />}>
          {(found) =>
            found.length === 0 ? (
              <NoAddress isFiltered={isFiltered} onClear={() => filter({})} />
            ) : (
              <ul className={styles.cards}>
                {found.map((address) => (
                  <AddressCard key={address.id} address={address} onRemove={() => setToRemove(address)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Block>
      {toRemove !== undefined && (
        <RemoveAddressDialog
          address={toRemove}
          onRemoved={(name) => {
            setToRemove(undefined);
            setRemoved(name);
            book.reload();
          }}
          onCancel={() => setToRemove(undefined)}
        />
      )}
      <ToastRegion>
        {removed !== undefined && (
          <Toast onClose={() => setRemoved(undefined)}>Adresse « {removed} » supprimée.</Toast>
        )}
      </ToastRegion>
    </Page>
  );
}

interface NoAddressProps {
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

function NoAddress({ isFiltered, onClear }: NoAddressProps) {
  return (
    <Card as="div">
      {isFiltered ? (
        <EmptyState
          art={<NoResult />}
          title="Aucune adresse ne correspond à ces filtres"
          actions={<Button onClick={onClear}>Effacer les filtres</Button>}
        />
      ) : (
        <EmptyState art={<EmptyProject />} title="Vous n’avez enregistré aucune adresse">
          Enregistrez ici les adresses utiles à votre dossier{'\u00A0'}: domicile, bien à financer,
          facturation.
        </EmptyState>
      )}
    </Card>
  );
}

function BookSkeleton() {
  return (
    <SkeletonGroup label="Chargement des adresses">
      <Skeleton height="11rem" />
      <Skeleton height="11rem" />
    </SkeletonGroup>
  );
}
