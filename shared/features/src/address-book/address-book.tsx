import {
  type Address,
  type AddressFilter,
  addressFilterFromSearch,
  addressFilterToSearch,
} from '@portal/domain/address';
import { plainText } from '@portal/domain/content';
import { addressTexts } from '@portal/domain/search';
import {
  CardGrid,
  CardsSkeleton,
  countWords,
  ListFrame,
  refusedWords,
  useFilterSearch,
  useFoundRows,
} from '@portal/features/listing';
import { Link, useSession } from '@portal/kit';
import { EmptyProject } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { Plus, Trash2 } from '@portal/ui/icon';
import { Skeleton, SkeletonRows } from '@portal/ui/skeleton';
import { useState } from 'react';
import { OrderDialog } from '../editing';
import { doesNotExist, useApi, useResource } from '../resource';
import { paths } from '../routes';
import { usePageText } from '../texts';
import { AddressCard, addressName } from './address-card';
import { AddressFilters, nameOf, placesInForce, useFilterPlaces } from './address-filters';

const NONE: readonly Address[] = [];

/** The signed-in user's address book (section 2): filters by country and region, count, edit, delete, add. */
export function AddressBook() {
  const { profileId: personId } = useSession();
  const { addresses } = useApi();
  const { filter, isFiltered, refused, setFilter, typed } = useFilterSearch<AddressFilter>(
    addressFilterFromSearch,
    addressFilterToSearch,
  );
  const book = useResource(
    () => (personId === null ? doesNotExist : addresses.list(personId, filter)),
    [addresses, personId, filter],
  );
  const places = useFilterPlaces(filter);
  const loaded = book.value ?? NONE;
  const { found, isSearching, isComing } = useFoundRows(loaded, typed.text, addressTexts);
  const [toRemove, setToRemove] = useState<Address>();
  const [removed, setRemoved] = useState<string>();
  const [removals, setRemovals] = useState(0);
  const count =
    book.value && !isComing
      ? countWords(found.length, 'adresse', isSearching && loaded.length > 0 ? loaded.length : undefined)
      : undefined;

  function onRemoved(address: Address) {
    setToRemove(undefined);
    setRemoved(`Adresse «\u00A0${addressName(address)}\u00A0» supprimée.`);
    setRemovals(removals + 1);
    book.reload();
  }

  return (
    <>
      <ListFrame
        title="Carnet d’adresses"
        actions={
          <ButtonLink as={Link} to={paths.newAddress} variant="primary" icon={Plus} caps>
            NOUVELLE ADRESSE
          </ButtonLink>
        }
        typed={typed}
        searchExample="Nom, rue, ville, code postal"
        filters={<AddressFilters filter={filter} onFilter={setFilter} places={places} count={count} />}
        criteria={placesInForce(filter, places)}
        isFiltered={isFiltered}
        resource={book}
        isComing={isComing}
        skeleton={COMING}
        notices={{ caveats: [refusedWords(refused)] }}
        count={count}
        loaded={loaded.length}
        found={found.length}
        noMatch="Aucune adresse ne correspond"
        empty={<NoAddress />}
        group={{ label: 'Liste des adresses', removals }}
        news={{ words: removed, onClose: () => setRemoved(undefined) }}
      >
        {() => (
          <CardGrid>
            {found.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                countryName={nameOf(places.countries, address.country)}
                onRemove={() => setToRemove(address)}
              />
            ))}
          </CardGrid>
        )}
      </ListFrame>
      {toRemove && (
        <OrderDialog
          title={`Supprimer l’adresse «\u00A0${addressName(toRemove)}\u00A0»\u202F?`}
          glyph={Trash2}
          confirm="Supprimer l’adresse"
          danger
          busy="Suppression en cours"
          send={() => addresses.remove(toRemove.id)}
          onDone={() => onRemoved(toRemove)}
          onCancel={() => setToRemove(undefined)}
        >
          <p>
            <strong>Cette suppression est définitive.</strong>
          </p>
        </OrderDialog>
      )}
    </>
  );
}

const COMING = (
  <CardsSkeleton label="Chargement des adresses" count={3}>
    <Skeleton width="9rem" height="1.75rem" />
    <SkeletonRows count={3} height="1.25rem" />
  </CardsSkeleton>
);

function NoAddress() {
  const text = usePageText('addressBook');
  return (
    <EmptyState art={<EmptyProject />} title="Vous n’avez enregistré aucune adresse">
      {plainText(text.value?.html ?? '').join(' ') || '\u00A0'}
    </EmptyState>
  );
}
