import type { Address, AddressDraft, Country, Region } from '@portal/domain/address';
import * as v from 'valibot';
import { code, flag, rowCode, rowId, text } from './fields';
import { fieldsOf, readRecord, readRows } from './read-body';

const AddressWire: v.GenericSchema<unknown, Address> = v.object({
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
  region: code,
  country: code,
  primary: flag,
});

export const readAddresses = readRows(AddressWire);
export const readAddress = readRecord(AddressWire);

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

/** Empty fields are sent as null; the owner is sent at creation only. */
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

export const readCountries = readRows<Country>(
  fieldsOf({ code: ['iso2Code', rowCode], name: ['name', text] }),
);

export const readRegions = readRows<Region>(
  fieldsOf({ code: ['combinedCode', rowCode], name: ['name', text], country: ['country', code] }),
);
