import { formatAmountField, parseAmount } from '@portal/domain/format';
import { AMOUNT_BOUNDS, type ProjectDraft, REQUIRED_PROJECT_FIELDS } from '@portal/domain/project';
import { amount, email, phone, required, type Rules, satisfies, webAddress } from '@portal/forms';
import { EUROS } from './euros';

/** What the project form holds: everything as it is typed. */
export type ProjectValues = { readonly [Field in keyof ProjectDraft]: string };

export type ProjectField = keyof ProjectDraft;

const AMOUNTS = [
  'netTaxableIncome',
  'existingCredits',
  'amountToFinance',
  'landPrice',
  'worksAmount',
  'downPayment',
  'maximumMonthlyPayment',
] as const satisfies readonly ProjectField[];

type AmountName = (typeof AMOUNTS)[number];

export const isAmount = (name: ProjectField): boolean => AMOUNTS.some((amountName) => amountName === name);

/** What was typed: the fields that no longer hold what the form started from. */
export function changedFields(values: ProjectValues, initial: ProjectValues): Partial<ProjectValues> {
  const changed = Object.entries(values).filter(([name, value]) => value !== initial[name as ProjectField]);
  return Object.fromEntries(changed);
}

/** The form of a draft. */
export function toProjectValues(draft: ProjectDraft): ProjectValues {
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, formatAmountField(draft[name])]));
  return { ...draft, ...(amounts as Record<AmountName, string>) };
}

/** The draft that a form sends: amounts in euros, texts without the spaces around them. */
export function toDraft(values: ProjectValues): ProjectDraft {
  const amounts = Object.fromEntries(AMOUNTS.map((name) => [name, parseAmount(values[name])]));
  const { firstName, lastName, email: address, phone: number, description, videoUrl } = values;
  return {
    ...values,
    ...(amounts as Record<AmountName, number | undefined>),
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: address.trim(),
    phone: number.trim(),
    description: description.trim(),
    videoUrl: videoUrl.trim(),
  };
}

/** The sentence of each required field, after « Indiquez » or « Choisissez ». */
const WHAT: Readonly<Record<(typeof REQUIRED_PROJECT_FIELDS)[number], ReturnType<typeof required>>> = {
  firstName: required('votre prénom'),
  lastName: required('votre nom'),
  email: required('votre adresse e-mail'),
  phone: required('votre numéro de téléphone'),
  professionalSituation: required('votre situation professionnelle', 'Choisissez'),
  propertyType: required('le type de bien', 'Choisissez'),
  propertyUsage: required('l’usage du bien', 'Choisissez'),
  purchaseMode: required('le mode d’achat', 'Choisissez'),
  purchaseTerms: required('la modalité d’achat', 'Choisissez'),
  progressState: required('l’état d’avancement', 'Choisissez'),
  netTaxableIncome: required('votre revenu net imposable annuel'),
  existingCredits: required('le montant mensuel de vos crédits en cours, 0 si vous n’en avez pas'),
  amountToFinance: required('le prix à financer'),
  downPayment: required('votre apport, 0 si vous n’en avez pas'),
  maximumMonthlyPayment: required('la mensualité maximale souhaitée'),
  desiredDuration: required('la durée de crédit souhaitée', 'Choisissez'),
  description: required('la description de votre projet'),
};

/** A contribution above the price leaves nothing to lend: one of the two is a slip. */
const withinThePrice = satisfies<ProjectValues>((value, { amountToFinance }) => {
  const [contribution, price] = [parseAmount(value), parseAmount(amountToFinance)];
  return contribution === undefined || price === undefined || contribution <= price;
}, 'Votre apport dépasse le prix à financer\u00A0: vérifiez ces deux montants.');

/** Section 5: what is required; land price, works price and video are not. */
export const projectRules: Rules<ProjectValues> = {
  ...Object.fromEntries(REQUIRED_PROJECT_FIELDS.map((name) => [name, [WHAT[name]]])),
  email: [WHAT.email, email()],
  phone: [WHAT.phone, phone()],
  netTaxableIncome: [WHAT.netTaxableIncome, amount(EUROS, AMOUNT_BOUNDS.netTaxableIncome)],
  existingCredits: [WHAT.existingCredits, amount(EUROS, AMOUNT_BOUNDS.existingCredits)],
  amountToFinance: [WHAT.amountToFinance, amount(EUROS, AMOUNT_BOUNDS.amountToFinance)],
  landPrice: [amount(EUROS, AMOUNT_BOUNDS.landPrice)],
  worksAmount: [amount(EUROS, AMOUNT_BOUNDS.worksAmount)],
  downPayment: [WHAT.downPayment, amount(EUROS, AMOUNT_BOUNDS.downPayment), withinThePrice],
  maximumMonthlyPayment: [WHAT.maximumMonthlyPayment, amount(EUROS, AMOUNT_BOUNDS.maximumMonthlyPayment)],
  videoUrl: [webAddress()],
};
