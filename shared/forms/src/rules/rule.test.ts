import { formatAmountField, parseAmount } from '@portal/domain/format';
import { amount, date, email, matches, phone, required, sameAs, satisfies, webAddress } from './rules';
import type { Rules } from './rule';
import { validateWith } from './rule';

interface Registration {
  email: string;
  password: string;
  confirmation: string;
  nickname: string;
}

const rules: Rules<Registration> = {
  email: [required('votre adresse e-mail'), email()],
  password: [required('votre mot de passe')],
  confirmation: [required(), sameAs<Registration>('password', 'Mots de passe non identiques!')],
  nickname: [matches(/../, 'Écrivez au moins 2 caractères.')],
};

describe('the rules of a form', () => {
  it('speak in the words of the field, the first failure first', () => {
    expect(validateWith(rules)({ email: ' ', password: '', confirmation: '', nickname: 'x' })).toEqual({
      email: 'Indiquez votre adresse e-mail.',
      password: 'Indiquez votre mot de passe.',
      confirmation: 'Remplissez ce champ.',
      nickname: 'Écrivez au moins 2 caractères.',
    });
  });

  it('compare a confirmation with the field it confirms', () => {
    expect(validateWith(rules)({ email: 'a@b.fr', password: 'a', confirmation: 'b', nickname: '' })).toEqual({
      confirmation: 'Mots de passe non identiques!',
    });
  });
});

const EUROS = { read: parseAmount, write: formatAmountField };

const NO_EMAIL = 'Indiquez une adresse e-mail au format nom@exemple.fr.';
const NO_AMOUNT = 'Indiquez un montant en euros, par exemple 1\u202f234,56.';
const NO_DATE = 'Cette date n’existe pas\u00A0: vérifiez le jour et le mois.';
const NO_PHONE = 'Indiquez un numéro de téléphone, par exemple 06 39 98 00 12.';
const NO_ADDRESS = 'Indiquez une adresse qui commence par https://.';
const never = satisfies(() => false, 'Non.');

it.each<[string, (value: never, all: object) => string | undefined, string | false, string]>([
  ['an e-mail address', email(), 'demandeur@intergestion', NO_EMAIL],
  ['an e-mail address', email(), 'a b@c.fr', NO_EMAIL],
  ['an amount', amount(EUROS), 'mille', NO_AMOUNT],
  [
    'an amount',
    amount(EUROS, { min: 1000 }),
    '999,99',
    'Indiquez un montant d’au moins 1\u202f000,00\u00a0€.',
  ],
  ['an amount', amount(EUROS, { max: 10 }), '10,01', 'Indiquez un montant d’au plus 10,00\u00a0€.'],
  ['an amount', amount(EUROS), '', 'accepted'],
  ['a date', date(), '2026-02-30', NO_DATE],
  ['a telephone number', phone(), '+33 6 39 98 00 12', 'accepted'],
  ['a telephone number', phone(), '12', NO_PHONE],
  ['a telephone number', phone(), '06 AB', NO_PHONE],
  ['an address of the web', webAddress(), 'https://exemple.fr/visite', 'accepted'],
  ['an address of the web', webAddress(), 'exemple.fr', NO_ADDRESS],
  ['an address of the web', webAddress(), 'javascript:alert(1)', NO_ADDRESS],
  ['what may be empty', never, '', 'accepted'],
  ['what is chosen', required('une agence', 'Choisissez'), '', 'Choisissez une agence.'],
  ['what is agreed to', required('votre accord'), false, 'Indiquez votre accord.'],
])('the rule of %s accepts a value, or tells what is wrong with it: %#', (_, rule, value, expected) => {
  expect(rule(value as never, {}) ?? 'accepted').toBe(expected);
});
