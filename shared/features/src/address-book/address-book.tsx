import type { Address } from '@portal/domain/address';
import { addressTexts } from '@portal/domain/search';
import {
  countWords,
  ListTools,
  NoMatch,
  PrintedCriteria,
  SearchField,
  useFoundRows,
} from '@portal/features/listing';
import { doesNotExist, Loaded, useApi, useResource } from '../resource';
import { paths } from '../routes';
import { PageContent } from '../texts';
import { Link } from '@portal/kit';
import { EmptyProject } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Plus } from '@portal/ui/icon';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { useEffect, useRef, useState } from 'react';
import styles from './address-book.module.css';
import { AddressBookSkeleton } from './address-book-skeleton';
import { AddressCard } from './address-card';
import { AddressFilters } from './address-filters';
import { RemoveAddressDialog } from './remove-address-dialog';
import { useAddressSearch } from './use-address-search';
import { nameOf, placesInForce, useFilterPlaces } from './use-filter-places';

interface AddressBookProps {
  /** Whose addresses; null while the session does not know. */
  readonly personId: number | null;
}

const NONE: readonly Address[] = [];
const NO_MATCH = 'Aucune adresse ne correspond';

/** The address book (section 2): filters by country and region, a count, edit and delete, NOUVELLE ADRESSE. */
export function AddressBook({ personId }: AddressBookProps) {
  const { addresses } = useApi();
  const { filter, isFiltered, setFilter, typed } = useAddressSearch();
  const { country, region } = filter;
  const book = useResource(
    () => (personId === null ? doesNotExist : addresses.list(personId, { country, region })),
    [addresses, personId, country, region],
  );
  const places = useFilterPlaces(filter);
  const loaded = book.value;
  const { found, isSearching } = useFoundRows(loaded ?? NONE, typed.text, addressTexts);
  const [toRemove, setToRemove] = useState<Address>();
  const [removed, setRemoved] = useState<{ readonly name: string }>();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const count =
    loaded &&
    countWords(found.length, 'adresse', isSearching && loaded.length > 0 ? loaded.length : undefined);

  // The card whose button was pressed is about to go away.
  useEffect(() => {
    if (removed !== undefined) list.current?.focus();
  }, [removed]);

  // The button that was pressed goes away with what it clears: the focus goes where one would ask again.
  const clear = (drop: () => void) => () => {
    drop();
    field.current?.focus();
  };

  return (
    <Page>
      <PageHeader
        title="Carnet d’adresses"
        context={count ?? '\u00A0'}
        announced
        actions={
          <ButtonLink as={Link} to={paths.newAddress} variant="primary" icon={Plus} caps>
            NOUVELLE ADRESSE
          </ButtonLink>
        }
      />
      <PageContent page="addressBook" />
      <Block aria-label="Adresses">
        <ListTools
          search={<SearchField ref={field} search={typed} example="Nom, rue, ville, code postal" />}
          filters={<AddressFilters filter={filter} onFilter={setFilter} places={places} count={count} />}
        />
        <PrintedCriteria filters={placesInForce(filter, places)} typed={typed.text} />
        <div ref={list} tabIndex={-1} role="group" aria-label="Liste des adresses" className={styles.list}>
          <Loaded resource={book} skeleton={<AddressBookSkeleton />}>
            {(all) => {
              if (all.length === 0 && isFiltered)
                return <NoMatch title={NO_MATCH} onClear={clear(() => setFilter({}))} />;
              if (all.length === 0) return <NoAddress />;
              if (found.length === 0)
                return (
                  <NoMatch title={NO_MATCH} typed={typed.text.trim()} onClear={clear(() => typed.type(''))} />
                );
              return (
                <ul className={styles.cards}>
                  {found.map((address) => (
                    <AddressCard
                      key={address.id}
                      address={address}
                      countryName={nameOf(places.countries, address.country)}
                      onRemove={() => setToRemove(address)}
                    />
                  ))}
                </ul>
              );
            }}
          </Loaded>
        </div>
      </Block>
      {toRemove !== undefined && (
        <RemoveAddressDialog
          address={toRemove}
          onRemoved={(name) => {
            setToRemove(undefined);
            setRemoved({ name });
            book.reload();
          }}
          onCancel={() => setToRemove(undefined)}
        />
      )}
      <ToastRegion>
        {removed !== undefined && (
          <Toast onClose={() => setRemoved(undefined)}>Adresse « {removed.name} » supprimée.</Toast>
        )}
      </ToastRegion>
    </Page>
  );
}

function NoAddress() {
  return (
    <Card as="div">
      <EmptyState art={<EmptyProject />} title="Vous n’avez enregistré aucune adresse">
        Enregistrez ici les adresses utiles à votre dossier{'\u00A0'}: domicile, bien à financer, facturation.
      </EmptyState>
    </Card>
  );
}
