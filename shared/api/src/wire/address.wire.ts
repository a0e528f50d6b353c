import type { Address, AddressDraft, Country, Region } from '@portal/domain/address';
import * as v from 'valibot';
import { codeOf, flag, rowCode, rowId, text } from './fields';
import { readRecord, readRows } from './read-body';

const AddressWire = v.object({
  id: rowId,
  label: text,
  namePrefix: text,
  firstName: text,
  middleName: text,
  lastName: text,
  organization: text,
  phone: text,
  street: text,
  street2: text,
  postalCode: text,
  city: text,
  region: codeOf,
  country: codeOf,
  primary: flag,
});

const toAddress = (wire: v.InferOutput<typeof AddressWire>): Address => ({
  ...wire,
  region: wire.region ?? '',
  country: wire.country ?? '',
});

export const readAddresses = readRows(AddressWire, toAddress);
export const readAddress = readRecord(AddressWire, toAddress);

const OPTIONAL = [
  'label',
  'namePrefix',
  'firstName',
  'middleName',
  'lastName',
  'organization',
  'phone',
  'street2',
] as const satisfies readonly (keyof AddressDraft)[];

/** Body of an address. What is left empty is null; the person it belongs to is sent at creation only. */
export function fromAddressDraft(draft: AddressDraft, personId?: number): Record<string, unknown> {
  const optional = OPTIONAL.map((field) => [field, draft[field] === '' ? null : draft[field]] as const);
  return {
    ...Object.fromEntries(optional),
    street: draft.street,
    postalCode: draft.postalCode,
    city: draft.city,
    country: draft.country,
    region: draft.region === '' ? null : draft.region,
    primary: draft.primary,
    // On an edit some servers would move the address to that person.
    ...(personId !== undefined && { frontendOwner: personId }),
  };
}

const CountryWire = v.object({ iso2Code: rowCode, name: text });
const RegionWire = v.object({ combinedCode: rowCode, name: text, country: codeOf });

export const readCountries = readRows(CountryWire, (wire): Country => ({
  code: wire.iso2Code,
  name: wire.name,
}));
export const readRegions = readRows(RegionWire, (wire): Region => ({
  code: wire.combinedCode,
  name: wire.name,
  country: wire.country ?? '',
}));
