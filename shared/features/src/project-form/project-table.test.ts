import { formatAmountField } from '@portal/domain/format';
import { AMOUNT_BOUNDS, emptyProjectDraft } from '@portal/domain/project';
import { rulesOf, validateWith } from '@portal/forms';
import fc from 'fast-check';
import {
  fieldsOf,
  PROJECT_BLOCKS,
  PROJECT_FIELDS,
  PROJECT_NAMES,
  type ProjectField,
  type ProjectValues,
  toDraft,
  toProjectValues,
} from './project-table';

const empty = toProjectValues(emptyProjectDraft());

it('shows every field in one block, in the order of the table', () => {
  expect(PROJECT_BLOCKS.flatMap(fieldsOf)).toEqual(PROJECT_NAMES);
});

it('reads amounts as people write them, and leaves what is empty empty', () => {
  const values: ProjectValues = {
    ...empty,
    amountToFinance: '215 000,50 €',
    worksAmount: '',
    firstName: 'Élodie',
  };
  expect(toDraft(values)).toMatchObject({
    amountToFinance: 215_000.5,
    worksAmount: undefined,
    firstName: 'Élodie',
    desiredDuration: '10_ans',
  });
});

it('says how to put an amount, an address and a phone number right', () => {
  const wrong = validateWith(rulesOf<ProjectValues>(PROJECT_FIELDS))({
    ...empty,
    amountToFinance: 'mille',
    email: 'élodie',
    phone: '12',
    videoUrl: 'javascript:alert(1)',
  });
  expect(wrong).toMatchObject({
    amountToFinance: 'Indiquez un montant en euros, par exemple 1\u202F234,56.',
    email: 'Indiquez une adresse e-mail au format nom@exemple.fr.',
    phone: expect.stringContaining('Indiquez un numéro de téléphone') as string,
    videoUrl: 'Indiquez une adresse qui commence par https://.',
  });
});

/** Section 5, copied from the specification: required fields and their messages. */
const REQUIRED: Partial<Record<ProjectField, string>> = {
  lastName: 'Indiquez le nom.',
  firstName: 'Indiquez le prénom.',
  email: 'Indiquez l’adresse e-mail.',
  phone: 'Indiquez le numéro de téléphone.',
  professionalSituation: 'Choisissez la situation professionnelle.',
  netTaxableIncome: 'Indiquez le revenu net imposable annuel.',
  existingCredits: 'Indiquez le montant mensuel des crédits en cours, 0 s’il n’y en a pas.',
  propertyType: 'Choisissez le type de bien.',
  propertyUsage: 'Choisissez l’usage du bien.',
  purchaseMode: 'Choisissez le mode d’achat.',
  purchaseTerms: 'Choisissez la modalité d’achat.',
  progressState: 'Choisissez l’état d’avancement.',
  amountToFinance: 'Indiquez le prix à financer.',
  downPayment: 'Indiquez l’apport, 0 s’il n’y en a pas.',
  maximumMonthlyPayment: 'Indiquez la mensualité maximale souhaitée.',
  desiredDuration: 'Choisissez la durée de crédit souhaitée.',
  description: 'Indiquez la description du projet.',
};

it('asks for every field that section 5 requires, and for no other', () => {
  const nothing = Object.fromEntries(PROJECT_NAMES.map((name) => [name, ''])) as ProjectValues;
  expect(validateWith(rulesOf<ProjectValues>(PROJECT_FIELDS))(nothing)).toEqual(REQUIRED);
});

const saidOf = (field: ProjectField, typed: Partial<Record<ProjectField, string>>) =>
  validateWith(rulesOf<ProjectValues>(PROJECT_FIELDS))({ ...empty, ...typed })[field];

it.each<[ProjectField, string, RegExp | undefined]>([
  ['amountToFinance', '0', /^Indiquez un montant d’au moins 1\s000,00\s€\.$/],
  ['amountToFinance', '9'.repeat(20), /^Indiquez un montant/],
  ['existingCredits', '1000001', /d’au plus/],
])('%s of %s euros', (field, value, words) => {
  const said = saidOf(field, { [field]: value });
  expect(said ?? '').toMatch(words ?? /^$/);
});

it.each([
  ['200000', '250000', /^L’apport dépasse le prix à financer/],
  ['200000', '200000', undefined],
  ['', '250000', undefined],
])('a price of %s with a contribution of %s', (amountToFinance, downPayment, words) => {
  const said = saidOf('downPayment', { amountToFinance, downPayment });
  expect(said ?? '').toMatch(words ?? /^$/);
});

it('an amount is questioned when it is outside its bounds, to the cent, and never otherwise', () => {
  const fields = Object.keys(AMOUNT_BOUNDS) as (keyof typeof AMOUNT_BOUNDS)[];
  const cents = fc.oneof(
    fc.integer({ min: 0, max: 2_000_000 }),
    fc.integer({ min: 0, max: 20_000_000_000 }),
    ...fields.flatMap((field) => {
      const { min, max } = AMOUNT_BOUNDS[field];
      return [min, max].map((bound) =>
        fc.integer({ min: Math.max(0, bound * 100 - 2), max: bound * 100 + 2 }),
      );
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...fields), cents, (field, inCents) => {
      const { min, max } = AMOUNT_BOUNDS[field];
      const said = saidOf(field, { [field]: formatAmountField(inCents / 100) });
      expect(said !== undefined).toBe(inCents < min * 100 || inCents > max * 100);
    }),
  );
});
