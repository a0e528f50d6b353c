import { formatAmountField, parseAmount, typeAmount } from '@portal/domain/format';
import { lookupName, type LookupKind } from '@portal/domain/lookup';
import { AMOUNT_BOUNDS, type AmountName, type ProjectDraft } from '@portal/domain/project';
import {
  amount,
  AmountField,
  type AmountNotation,
  ChoiceField,
  email,
  EmailField,
  field,
  type FieldLayout,
  type FieldRow,
  namesOf,
  NumericTextField,
  phone,
  required,
  type Rule,
  satisfies,
  TextAreaField,
  TextField,
  webAddress,
} from '@portal/forms';
import { nameFields } from '../editing';

export type ProjectField = keyof ProjectDraft;

export type ProjectValues = Readonly<Record<ProjectField, string>>;

interface ProjectRow extends FieldRow<ProjectValues, string> {
  readonly isAmount?: true;
  readonly list?: LookupKind;
}

const EUROS: AmountNotation = { read: parseAmount, write: formatAmountField, type: typeAmount };

interface Amount {
  readonly label: string;
  readonly hint?: string;
  /** Follows « Indiquez »; without it the amount is optional. */
  readonly asked?: string;
}

const euros = (
  name: AmountName,
  { asked, ...shown }: Amount,
  ...rules: readonly Rule<ProjectValues, string>[]
): ProjectRow => ({
  isAmount: true,
  ...field(
    AmountField,
    { ...shown, notation: EUROS },
    ...(asked === undefined ? [] : [required(asked)]),
    amount(EUROS, AMOUNT_BOUNDS[name]),
    ...rules,
  ),
});

interface Shown {
  readonly hint?: string;
  /** How many cards the options take; more than four are a list. */
  readonly cards?: number;
}

/**
 * Options from the back office. The stored choice stays selected even when it is not listed. `asked` follows
 * « Choisissez ».
 */
const choice = (list: LookupKind, label: string, asked: string, shown: Shown = {}): ProjectRow => ({
  list,
  ...field(ChoiceField, { label, ...shown, options: [], labelOf: lookupName }, required(asked, 'Choisissez')),
});

/** A contribution above the price would leave nothing to lend. */
const withinThePrice = satisfies<ProjectValues>((value, { amountToFinance }) => {
  const [contribution, price] = [parseAmount(value), parseAmount(amountToFinance)];
  return contribution === undefined || price === undefined || contribution <= price;
}, 'L’apport dépasse le prix à financer\u00A0: vérifiez ces deux montants.');

const NAMES = nameFields('le');

/** Fields of a project in form order. Section 5 says which are required. */
export const PROJECT_FIELDS: Readonly<Record<ProjectField, ProjectRow>> = {
  lastName: NAMES.lastName,
  firstName: NAMES.firstName,
  email: field(EmailField, { label: 'Adresse e-mail' }, required('l’adresse e-mail'), email()),
  phone: field(
    NumericTextField,
    { label: 'Téléphone', accepts: 'phone', autoComplete: 'tel' },
    required('le numéro de téléphone'),
    phone(),
  ),
  professionalSituation: choice(
    'professionalSituation',
    'Situation professionnelle',
    'la situation professionnelle',
  ),
  netTaxableIncome: euros('netTaxableIncome', {
    label: 'Revenu net imposable annuel',
    hint: 'Celui du foyer, sur le dernier avis d’imposition.',
    asked: 'le revenu net imposable annuel',
  }),
  existingCredits: euros('existingCredits', {
    label: 'Crédits en cours, par mois',
    hint: 'Indiquez 0 s’il n’y en a pas.',
    asked: 'le montant mensuel des crédits en cours, 0 s’il n’y en a pas',
  }),
  propertyType: choice('propertyType', 'Type de bien', 'le type de bien'),
  propertyUsage: choice('propertyUsage', 'Usage du bien', 'l’usage du bien', { cards: 4 }),
  purchaseMode: choice('purchaseMode', 'Mode d’achat', 'le mode d’achat', { cards: 3 }),
  purchaseTerms: choice('purchaseTerms', 'Modalité d’achat', 'la modalité d’achat', { cards: 4 }),
  progressState: choice('progressState', 'État d’avancement', 'l’état d’avancement'),
  amountToFinance: euros('amountToFinance', {
    label: 'Prix à financer',
    hint: 'Prix du bien ou des parts, hors travaux.',
    asked: 'le prix à financer',
  }),
  downPayment: euros(
    'downPayment',
    {
      label: 'Apport personnel',
      hint: 'Indiquez 0 s’il n’y en a pas.',
      asked: 'l’apport, 0 s’il n’y en a pas',
    },
    withinThePrice,
  ),
  maximumMonthlyPayment: euros('maximumMonthlyPayment', {
    label: 'Mensualité maximale souhaitée',
    hint: 'Assurance comprise.',
    asked: 'la mensualité maximale souhaitée',
  }),
  desiredDuration: choice(
    'creditDuration',
    'Durée de crédit souhaitée',
    'la durée de crédit souhaitée',
    // The specification's preset (section 9).
    { hint: '10\u00A0ans par défaut, 25\u00A0ans au plus en général.' },
  ),
  description: field(
    TextAreaField,
    {
      label: 'Description du projet',
      hint: 'Calendrier, co-emprunteur, garanties. Aucune information de santé, aucun numéro de compte.',
    },
    required('la description du projet'),
  ),
  landPrice: euros('landPrice', { label: 'Prix du terrain' }),
  worksAmount: euros('worksAmount', { label: 'Montant des travaux' }),
  videoUrl: field(
    TextField,
    { label: 'Lien vers une vidéo du bien', type: 'url', placeholder: 'https://' },
    webAddress(),
  ),
};

export const PROJECT_NAMES: readonly ProjectField[] = namesOf<ProjectValues>(PROJECT_FIELDS);

export const labelOf = (name: ProjectField): string => PROJECT_FIELDS[name].props.label;

const eachField = <T>(of: (name: ProjectField) => T) =>
  Object.fromEntries(PROJECT_NAMES.map((name) => [name, of(name)])) as Record<ProjectField, T>;

export const toProjectValues = (draft: ProjectDraft): ProjectValues =>
  eachField((name) => {
    const value = draft[name];
    return typeof value === 'string' ? value : formatAmountField(value);
  });

export const toDraft = (values: ProjectValues) =>
  eachField((name) =>
    PROJECT_FIELDS[name].isAmount ? parseAmount(values[name]) : values[name],
  ) as ProjectDraft;

export function changedFields(values: ProjectValues, initial: ProjectValues): Partial<ProjectValues> {
  const changed = Object.entries(values).filter(([name, value]) => value !== initial[name as ProjectField]);
  return Object.fromEntries(changed);
}

export interface ProjectBlock {
  readonly id: string;
  /** As the specification writes it. */
  readonly name: string;
  readonly layout: FieldLayout<ProjectValues>;
  /** Optional fields, behind a fold named after what they hold. */
  readonly optional?: { readonly label: string; readonly layout: FieldLayout<ProjectValues> };
}

export const fieldsOf = ({ layout, optional }: ProjectBlock): readonly ProjectField[] => [
  ...layout.flat(),
  ...(optional?.layout.flat() ?? []),
];

/** Blocks that the applicant fills in, in order (section 2). */
export const PROJECT_BLOCKS: readonly ProjectBlock[] = [
  {
    id: 'etat-civil',
    name: 'ETAT CIVIL',
    layout: [
      ['lastName', 'firstName', 'email', 'phone'],
      'professionalSituation',
      ['netTaxableIncome', 'existingCredits'],
    ],
  },
  {
    id: 'objet-de-mon-projet',
    name: 'OBJET DE MON PROJET',
    layout: ['propertyType', 'propertyUsage', 'purchaseMode', 'purchaseTerms', 'progressState'],
  },
  {
    id: 'mon-projet',
    name: 'MON PROJET',
    layout: [['amountToFinance', 'downPayment', 'maximumMonthlyPayment', 'desiredDuration'], 'description'],
    optional: {
      label: 'Terrain, travaux, vidéo du bien',
      layout: [['landPrice', 'worksAmount'], 'videoUrl'],
    },
  },
];

/** The last block, which the adviser fills in in the back office. */
export const ADVISER_BLOCK: ProjectBlock = {
  id: 'zone-reservee-au-conseiller',
  name: 'ZONE RESERVEE AU CONSEILLER',
  layout: [],
};

export const blockWith = (name: ProjectField): string =>
  PROJECT_BLOCKS.find((block) => fieldsOf(block).includes(name))?.id ?? '';

/** For when the focused button disappears with its notice: the first field of the step in use. */
export function focusFirstField(): void {
  const blocks = PROJECT_BLOCKS.map(({ id }) => document.getElementById(id));
  const inUse = blocks.find((block) => block?.hidden === false && block.dataset['folded'] === undefined);
  inUse?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}
