import type { Project } from './project';

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const UP_TO_100_MILLION: Bounds = { min: 0, max: 100_000_000 };
const A_MONTH: Bounds = { min: 0, max: 1_000_000 };

/**
 * What an amount of a project may be, in euros. The specification shows no bounds (section 5): these are the ones
 * beyond which a figure is a slip. Nobody finances less than 1 000 €, or pays back nothing a month. The embedded back
 * office has the same table (`resources/project-amounts.ts`), but for the monthly payment.
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

/**
 * What the project form holds. Amounts are euros or undefined while the field is empty; selects hold a lookup id,
 * '' while nothing is chosen.
 */
export type ProjectDraft = Readonly<Record<TextName, string> & Record<AmountName, number | undefined>>;

/** The duration a new project starts with (section 9). */
export const DEFAULT_DURATION = '10_ans';

const draftOf = (
  known: Readonly<{ [Name in TextName | AmountName]?: string | number | null }>,
): ProjectDraft => {
  const texts = TEXTS.map((name) => [name, known[name] ?? '']);
  const amounts = Object.keys(AMOUNT_BOUNDS).map((name) => [name, known[name as AmountName] ?? undefined]);
  return Object.fromEntries([...texts, ...amounts]) as ProjectDraft;
};

/**
 * The form of a new project, with what we already know of the applicant. The reference portal fills in a made-up
 * phone number here; ours leaves the field to the applicant (docs/observed-behaviour.md#sample-phone).
 */
export const emptyProjectDraft = (
  applicant: Partial<Pick<ProjectDraft, 'firstName' | 'lastName' | 'email' | 'phone'>> = {},
): ProjectDraft => draftOf({ desiredDuration: DEFAULT_DURATION, ...applicant });

/** The form of an existing project. */
export const toProjectDraft = (project: Project): ProjectDraft => draftOf(project);
