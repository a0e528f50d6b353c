import { formatAmountField, parseAmount } from '@portal/domain/format';
import {
  amount,
  date,
  email,
  matches,
  notAfter,
  phone,
  required,
  sameAs,
  satisfies,
  webAddress,
} from './rules';
import type { Rules } from './rule';
import { isRequired, validateWith } from './validate-with';

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
  it('accept what is well filled in', () => {
    expect(validateWith(rules)({ email: 'a@b.fr', password: 'a', confirmation: 'a', nickname: '' })).toEqual(
      {},
    );
  });

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

  it('tell which fields are required', () => {
    expect(isRequired(rules, 'email')).toBe(true);
    expect(isRequired(rules, 'nickname')).toBe(false);
  });
});

const EUROS = { read: parseAmount, write: formatAmountField };

describe('one rule', () => {
  const verdict = <T>(rule: (value: T, all: object) => string | undefined, value: T) =>
    rule(value, {}) ?? 'accepted';

  it.each(['demandeur@intergestion', 'a@', '@b.fr', 'a b@c.fr'])(
    'refuses « %s » as an e-mail address',
    (value) => {
      expect(verdict(email(), value)).toBe('Indiquez une adresse e-mail au format nom@exemple.fr.');
    },
  );

  it.each([
    [amount(EUROS), 'mille', 'Indiquez un montant en euros, par exemple 1\u202f234,56.'],
    [amount(EUROS), '1 234,56', 'accepted'],
    [amount(EUROS, { min: 1000 }), '999,99', 'Indiquez un montant d’au moins 1\u202f000,00\u00a0€.'],
    [amount(EUROS, { max: 10 }), '10,01', 'Indiquez un montant d’au plus 10,00\u00a0€.'],
    [amount(EUROS), '', 'accepted'],
  ])('weighs an amount', (rule, value, expected) => {
    expect(verdict(rule, value)).toBe(expected);
  });

  it.each([
    ['2026-02-28', 'accepted'],
    ['2026-02-30', 'Indiquez une date réelle au format jj/mm/aaaa.'],
    ['28/02/2026', 'Indiquez une date réelle au format jj/mm/aaaa.'],
  ])('asks for a real date: %s', (value, expected) => {
    expect(verdict(date(), value)).toBe(expected);
  });

  it('refuses a date to come', () => {
    expect(verdict(notAfter('2026-11-20'), '2026-11-21')).toBe('Indiquez une date passée.');
    expect(verdict(notAfter('2026-11-20'), '2026-11-20')).toBe('accepted');
  });

  it.each([
    ['06 39 98 00 12', 'accepted'],
    ['+33 6 39 98 00 12', 'accepted'],
    ['12', 'Indiquez un numéro de téléphone, par exemple 06 39 98 00 12.'],
    ['06 AB', 'Indiquez un numéro de téléphone, par exemple 06 39 98 00 12.'],
  ])('reads a telephone number: %s', (value, expected) => {
    expect(verdict(phone(), value)).toBe(expected);
  });

  it('refuses an address of the web that is no address, or a script', () => {
    expect(verdict(webAddress(), 'https://exemple.fr/visite')).toBe('accepted');
    expect(verdict(webAddress(), 'exemple.fr')).not.toBe('accepted');
    expect(verdict(webAddress(), 'javascript:alert(1)')).not.toBe('accepted');
  });

  it('lets an empty value through, and leaves it to « required »', () => {
    expect(
      verdict(
        satisfies(() => false, 'Non.'),
        '',
      ),
    ).toBe('accepted');
    expect(verdict(required('une agence', 'Choisissez'), '')).toBe('Choisissez une agence.');
    expect(verdict(required('votre accord'), false)).toBe('Indiquez votre accord.');
  });
});
