import { parisDay } from '@portal/domain/format';
import { EARLIEST_BIRTHDAY, latestAdultBirthday, nameLengthFault } from '@portal/domain/person';
import {
  date,
  field,
  notBefore,
  type Option,
  required,
  satisfies,
  SelectField,
  TextField,
} from '@portal/forms';

const PREFIXES = ['Mme', 'M.'];

const asOption = (prefix: string): Option => ({ value: prefix, label: prefix });

/** Civility, with the stored one among its options whatever it is. */
export const prefixField = (current: string) =>
  field(SelectField, {
    label: 'Civilité',
    options: [...new Set([...PREFIXES, current])].filter((prefix) => prefix !== '').map(asOption),
    autoComplete: 'honorific-prefix',
  });

/**
 * Birth date of an account holder: a real date in the past, an adult of plausible age. Empty is accepted.
 *
 * @param now asked at each check: the table of a form may be made before there is a clock
 */
export const birthdayRules = (now: () => Date) => [
  date(),
  satisfies(
    (value) => value <= (parisDay(now().toISOString()) ?? ''),
    'La date de naissance ne peut pas être dans le futur.',
  ),
  notBefore(EARLIEST_BIRTHDAY, 'Vérifiez l’année de naissance.'),
  satisfies(
    (value) => value <= latestAdultBirthday(now()),
    'Le compte est réservé aux personnes majeures\u00A0: vérifiez la date de naissance.',
  ),
];

/**
 * The names of a person.
 *
 * @param whose « Indiquez votre prénom. »
 * @param fault of an account, `personNameFault`; elsewhere the length alone counts
 */
export const nameFields = (
  whose: 'votre' | 'un' | 'le',
  fault: (text: string) => string | undefined = nameLengthFault,
) => ({
  firstName: field(
    TextField,
    { label: 'Prénom', autoComplete: 'given-name' },
    required(`${whose} prénom`),
    fault,
  ),
  middleName: field(TextField, { label: 'Deuxième prénom', autoComplete: 'additional-name' }, fault),
  lastName: field(TextField, { label: 'Nom', autoComplete: 'family-name' }, required(`${whose} nom`), fault),
});
