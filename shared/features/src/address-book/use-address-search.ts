import { type AddressFilter, addressFilterFromSearch, addressFilterToSearch } from '@portal/domain/address';
import { CHOSEN, type TypedSearch, useTypedSearch } from '@portal/features/listing';
import { useSearchParams } from '@portal/kit';

export interface AddressSearch {
  readonly filter: AddressFilter;
  readonly isFiltered: boolean;
  readonly setFilter: (filter: AddressFilter) => void;
  /** What is searched for among the addresses that are loaded. */
  readonly typed: TypedSearch;
}

/** What is asked of the address book, kept in the address of the page. */
export function useAddressSearch(): AddressSearch {
  const [search, setSearch] = useSearchParams();
  const typed = useTypedSearch();
  const filter = addressFilterFromSearch((name) => search.get(name));
  return {
    filter,
    isFiltered: filter.country !== undefined,
    setFilter: (next) => setSearch({ ...typed.toSearch(), ...addressFilterToSearch(next) }, CHOSEN),
    typed,
  };
}
