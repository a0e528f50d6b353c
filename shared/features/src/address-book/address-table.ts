import { type AddressDraft, isPostalCodeOf } from '@portal/domain/address';
import {
  CheckboxField,
  field,
  type FieldTable,
  matches,
  NumericTextField,
  phone,
  required,
  type Rule,
  satisfies,
  SelectField,
  TextField,
} from '@portal/forms';
import { nameFields, prefixField } from '../editing';

/** Marked as required, which most countries make it, but not asked for while the departments are unknown. */
const EXPECTED: Rule<unknown> = Object.assign(() => undefined, { isRequired: true } as const);

/**
 * Fields of an address. The back office requires street, city, postal code and country, and a department where the
 * country has any. `hasRegions` is undefined while unknown; `namePrefix` is the stored civility.
 */
export const addressTable = (
  hasRegions: boolean | undefined,
  namePrefix: string,
): FieldTable<AddressDraft> => ({
  label: field(
    TextField,
    { label: 'Nom de l’adresse', hint: 'Par exemple\u00A0: Domicile, Bien à financer.' },
    required('un nom pour cette adresse'),
  ),
  namePrefix: prefixField(namePrefix),
  ...nameFields('un'),
  organization: field(TextField, { label: 'Société', autoComplete: 'organization' }),
  phone: field(NumericTextField, { label: 'Téléphone', accepts: 'phone', autoComplete: 'tel' }, phone()),
  street: field(TextField, { label: 'Rue', autoComplete: 'address-line1' }, required('une rue')),
  street2: field(TextField, { label: 'Complément d’adresse', autoComplete: 'address-line2' }),
  postalCode: field(
    NumericTextField,
    { label: 'Code postal', autoComplete: 'postal-code' },
    required('un code postal'),
    matches(/^[0-9A-Za-z -]{2,12}$/, 'Indiquez un code postal, par exemple 75011.'),
    satisfies<AddressDraft>(
      (value, { country }) => country !== 'FR' || /^\d{5}$/.test(value.trim()),
      'En France, un code postal a 5\u00A0chiffres, par exemple 75011.',
    ),
    satisfies<AddressDraft>(
      (value, { country, city }) => country !== 'FR' || isPostalCodeOf(value, city),
      'À Paris, un code postal commence par 75\u00A0: vérifiez le code et la ville.',
    ),
  ),
  city: field(TextField, { label: 'Ville', autoComplete: 'address-level2' }, required('une ville')),
  country: field(
    SelectField,
    { label: 'Pays', options: [], autoComplete: 'country' },
    required('un pays', 'Choisissez'),
  ),
  region: field(
    SelectField,
    { label: 'Département', options: [] },
    ...(hasRegions === true ? [required('un département', 'Choisissez')] : []),
    ...(hasRegions === undefined ? [EXPECTED] : []),
  ),
  primary: field(CheckboxField, { label: 'Adresse principale' }),
});
