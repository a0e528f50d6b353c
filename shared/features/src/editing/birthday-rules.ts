import { parisDay } from '@portal/domain/format';
import { EARLIEST_BIRTHDAY, latestAdultBirthday } from '@portal/domain/person';
import { date, notAfter, notBefore } from '@portal/forms';

/** The birth date of somebody with an account: a real date, past, of an adult who can be alive. Empty is fine. */
export const birthdayRules = (now: Date) => [
  date(),
  notAfter(parisDay(now.toISOString()) ?? '', 'La date de naissance ne peut pas être dans le futur.'),
  notBefore(EARLIEST_BIRTHDAY, 'Vérifiez l’année de naissance.'),
  notAfter(
    latestAdultBirthday(now),
    'Il faut avoir 18 ans pour emprunter\u00A0: vérifiez la date de naissance.',
  ),
];
