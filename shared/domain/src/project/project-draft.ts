import type { Project } from './project';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const UP_TO_100_MILLION: Bounds = { min: 0, max: 100_000_000 };
const A_MONTH: Bounds = { min: 0, max: 1_000_000 };

/**
 * Bounds of a project's amounts, in euros. The specification gives none (section 5): outside these a figure is a
 * typing error. Nobody finances less than 1 000 €, or repays nothing a month. The embedded back office has the same
 * table (`resources/project-amounts.ts`), except for the monthly payment.
 */
export const AMOUNT_BOUNDS = {
  netTaxableIncome: UP_TO_100_MILLION,
  existingCredits: A_MONTH,
  amountToFinance: { min: 1_000, max: 100_000_000 },
  landPrice: UP_TO_100_MILLION,
  worksAmount: UP_TO_100_MILLION,
  downPayment: UP_TO_100_MILLION,
  maximumMonthlyPayment: { min: 10, max: 1_000_000 },
} as const satisfies Readonly<Partial<Record<keyof Project, Bounds>>>;

const TEXTS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'professionalSituation',
  'propertyType',
  'propertyUsage',
  'purchaseMode',
  'purchaseTerms',
  'progressState',
  'desiredDuration',
  'description',
  'videoUrl',
] as const satisfies readonly (keyof Project)[];

export type AmountName = keyof typeof AMOUNT_BOUNDS;
type TextName = (typeof TEXTS)[number];

/** The form values. Amounts in euros, undefined while empty; selects hold a lookup id, '' while empty. */
export type ProjectDraft = Readonly<Record<TextName, string> & Record<AmountName, number | undefined>>;

/** Initial duration of a new project (section 9). */
export const DEFAULT_DURATION = '10_ans';

const draftOf = (
  known: Readonly<{ [Name in TextName | AmountName]?: string | number | null }>,
): ProjectDraft => {
  const texts = TEXTS.map((name) => [name, known[name] ?? '']);
  const amounts = Object.keys(AMOUNT_BOUNDS).map((name) => [name, known[name as AmountName] ?? undefined]);
  return Object.fromEntries([...texts, ...amounts]) as ProjectDraft;
};

/**
 * The form of a new project, filled in with what is known of the applicant. The reference portal fills in a made-up
 * phone number; ours leaves the field empty (docs/observed-behaviour.md#sample-phone).
 */
export const emptyProjectDraft = (
  applicant: Partial<Pick<ProjectDraft, 'firstName' | 'lastName' | 'email' | 'phone'>> = {},
): ProjectDraft => draftOf({ desiredDuration: DEFAULT_DURATION, ...applicant });

export const toProjectDraft = (project: Project): ProjectDraft => draftOf(project);
