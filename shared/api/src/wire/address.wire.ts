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

const REQUIRED: readonly string[] = ['street', 'postalCode', 'city', 'country'];

/** Empty fields are sent as null; the owner at creation only: on an edit some servers would move the address. */
export const fromAddressDraft = (draft: AddressDraft, personId?: number): Record<string, unknown> => ({
  ...Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [
      name,
      value === '' && !REQUIRED.includes(name) ? null : value,
    ]),
  ),
  ...(personId !== undefined && { frontendOwner: personId }),
});

export const readCountries = readRows<Country>(
  fieldsOf({ code: ['iso2Code', rowCode], name: ['name', text] }),
);

export const readRegions = readRows<Region>(
  fieldsOf({ code: ['combinedCode', rowCode], name: ['name', text], country: ['country', code] }),
);
