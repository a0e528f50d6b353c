import { emptyProjectDraft } from '@portal/domain/project';
import { rulesOf, validateWith } from '@portal/forms';
import {
  fieldsOf,
  PROJECT_BLOCKS,
  PROJECT_FIELDS,
  PROJECT_NAMES,
  type ProjectField,
  type ProjectValues,
  toProjectValues,
} from './project-table';

const empty = toProjectValues(emptyProjectDraft());

it('shows every field in one block, in the order of the table', () => {
  expect(PROJECT_BLOCKS.flatMap(fieldsOf)).toEqual(PROJECT_NAMES);
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

it.each<[ProjectField, Partial<Record<ProjectField, string>>, RegExp]>([
  ['amountToFinance', { amountToFinance: '999,99' }, /^Indiquez un montant d’au moins 1\s000,00\s€\.$/],
  ['amountToFinance', { amountToFinance: '1000' }, /^$/],
  ['existingCredits', { existingCredits: '1000001' }, /d’au plus/],
  ['phone', { phone: '12' }, /^Indiquez un numéro de téléphone/],
  ['videoUrl', { videoUrl: 'javascript:alert(1)' }, /^Indiquez une adresse qui commence par https:/],
  ['downPayment', { amountToFinance: '200000', downPayment: '250000' }, /^L’apport dépasse le prix/],
  ['downPayment', { amountToFinance: '200000', downPayment: '200000' }, /^$/],
  ['downPayment', { amountToFinance: '', downPayment: '250000' }, /^$/],
])('says what is wrong with %s of %j', (field, typed, words) => {
  const said = validateWith(rulesOf<ProjectValues>(PROJECT_FIELDS))({ ...empty, ...typed })[field];
  expect(said ?? '').toMatch(words);
});
