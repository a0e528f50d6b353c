import type { AddressDraft } from '@portal/domain/address';
import { matches, phone, required, type Rules, satisfies } from '@portal/forms';

/**
 * What the back office asks of an address: a street, a city, a postal code, a country; and a department, where the
 * country has some. `hasRegions` is undefined while nobody knows.
 */
export const addressRules = (hasRegions: boolean | undefined): Rules<AddressDraft> => ({
  label: [required('un nom pour cette adresse')],
  firstName: [required('un prénom')],
  lastName: [required('un nom')],
  phone: [phone()],
  street: [required('une rue')],
  postalCode: [
    required('un code postal'),
    matches(/^[0-9A-Za-z -]{2,12}$/, 'Indiquez un code postal, par exemple 75011.'),
    satisfies<AddressDraft>(
      (value, { country }) => country !== 'FR' || /^\d{5}$/.test(value.trim()),
      'En France, un code postal a 5\u00A0chiffres, par exemple 75011.',
    ),
  ],
  city: [required('une ville')],
  country: [required('un pays', 'Choisissez')],
  ...(hasRegions === true && { region: [required('un département', 'Choisissez')] }),
});
