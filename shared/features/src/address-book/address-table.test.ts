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
  ['FR', '01000', 'À Paris, un code postal commence par 75\u00A0: vérifiez le code et la ville.', 'Paris'],
  ['FR', '01000', undefined, 'Bourg-en-Bresse'],
  ['BE', '1000', undefined, 'Paris'],
])('a postal code of %s, %s', (country, postalCode, words, city = '') => {
  const values = { ...EMPTY_ADDRESS, country, postalCode, city };
  expect(validateWith(rulesOf(addressTable(undefined, '')))(values).postalCode).toBe(words);
});
