/** An address book entry. Postal code and phone are strings because they may start with zeros. */
export interface Address {
  readonly id: number;
  readonly label: string;
  readonly namePrefix: string;
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly organization: string;
  readonly phone: string;
  readonly street: string;
  readonly street2: string;
  readonly postalCode: string;
  readonly city: string;
  /** Combined code such as 'FR-75', or ''. */
  readonly region: string;
  /** ISO2 code such as 'FR', or ''. */
  readonly country: string;
  readonly primary: boolean;
  /** The version that was read, for a change of it; absent in lists, and where the back office numbers none. */
  readonly etag?: string | undefined;
}

export type AddressDraft = Omit<Address, 'id' | 'etag'>;

export const toAddressDraft = ({ id: _, etag: __, ...draft }: Address): AddressDraft => draft;

export interface AddressFilter {
  readonly country?: string | undefined;
  readonly region?: string | undefined;
}

export interface Country {
  readonly code: string;
  readonly name: string;
}

export interface Region {
  readonly code: string;
  readonly name: string;
  readonly country: string;
}

/** The initial values of the address form: empty, in France. */
export const EMPTY_ADDRESS: AddressDraft = {
  label: '',
  namePrefix: '',
  firstName: '',
  middleName: '',
  lastName: '',
  organization: '',
  phone: '',
  street: '',
  street2: '',
  postalCode: '',
  city: '',
  region: '',
  country: 'FR',
  primary: false,
};

const DEPARTMENT = /^FR-(\d\d|2A|2B|GP|MQ|GF|RE|YT|PM|BL|MF|WF|PF|NC|TF|CP)$/;

/** The regions of a country, by name; of France the departments and territories, not the 22 former regions. */
export function departmentsOf(regions: readonly Region[], country: string): readonly Region[] {
  const french = new Intl.Collator('fr-FR');
  return regions
    .filter((region) => region.country === country || region.country === '')
    .filter((region) => country !== 'FR' || DEPARTMENT.test(region.code))
    .toSorted((a, b) => french.compare(a.name, b.name));
}

/** Placeholder of the department select while it has no options (section 5; original wording). */
export function departmentPlaceholder(regions: readonly Region[] | undefined): string | undefined {
  if (regions === undefined) return 'Sélectionner une pays';
  return regions.length === 0 ? 'Aucun département trouvé' : undefined;
}

const COUNTRY = /^[A-Z]{2}$/;

/** Reads `pays` and `departement` from the query string; unknown or inconsistent values are ignored. */
export function addressFilterFromSearch(read: (name: string) => string | null): AddressFilter {
  const country = read('pays') ?? '';
  const region = read('departement') ?? '';
  if (!COUNTRY.test(country)) return {};
  return region.startsWith(`${country}-`) ? { country, region } : { country };
}

/** The inverse of `addressFilterFromSearch`. */
export function addressFilterToSearch({ country, region }: AddressFilter): Record<string, string> {
  if (country === undefined) return {};
  return { pays: country, ...(region !== undefined && { departement: region }) };
}
