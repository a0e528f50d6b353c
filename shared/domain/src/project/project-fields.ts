interface Bounds {
  readonly min: number;
  readonly max: number;
}

const UP_TO_100_MILLION: Bounds = { min: 0, max: 100_000_000 };
const A_MONTH: Bounds = { min: 0, max: 1_000_000 };

/** Euros. The specification gives no bounds (section 5): outside these a figure is a typing error. */
export const AMOUNT_BOUNDS = {
  netTaxableIncome: UP_TO_100_MILLION,
  existingCredits: A_MONTH,
  amountToFinance: { min: 1_000, max: 100_000_000 },
  landPrice: UP_TO_100_MILLION,
  worksAmount: UP_TO_100_MILLION,
  downPayment: UP_TO_100_MILLION,
  maximumMonthlyPayment: { min: 10, max: 1_000_000 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Texts of a project that its form asks for; '' where there is none. */
export const PROJECT_TEXTS = ['firstName', 'lastName', 'email', 'phone', 'description', 'videoUrl'] as const;

export const PROJECT_CHOICES = [
  'professionalSituation',
  'propertyType',
  'propertyUsage',
  'purchaseMode',
  'purchaseTerms',
  'progressState',
  'desiredDuration',
] as const;

export type AmountName = keyof typeof AMOUNT_BOUNDS;
export type TextName = (typeof PROJECT_TEXTS)[number];
export type ChoiceName = (typeof PROJECT_CHOICES)[number];
