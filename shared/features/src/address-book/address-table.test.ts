import { EMPTY_ADDRESS } from '@portal/domain/address';
import { rulesOf, validateWith } from '@portal/forms';
import { addressTable } from './address-table';

it.each([
  ['FR', '7501', 'En France, un code postal a 5\u00A0chiffres, par exemple 75011.'],
  ['FR', '75O11', 'En France, un code postal a 5\u00A0chiffres, par exemple 75011.'],
  ['FR', '75011', undefined],
  ['BE', '1000', undefined],
  ['GB', 'SW1A 1AA', undefined],
  ['GB', '?', 'Indiquez un code postal, par exemple 75011.'],
])('A18: a postal code of %s, %s', (country, postalCode, words) => {
  expect(
    validateWith(rulesOf(addressTable(undefined, '')))({ ...EMPTY_ADDRESS, country, postalCode }).postalCode,
  ).toBe(words);
});
