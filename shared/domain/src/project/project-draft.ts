import type { Project } from './project';

/**
 * What the project form holds. Amounts are euros or undefined while the field is empty; selects hold a lookup id,
 * '' while nothing is chosen.
 */
export interface ProjectDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly professionalSituation: string;
  readonly propertyType: string;
  readonly propertyUsage: string;
  readonly purchaseMode: string;
  readonly purchaseTerms: string;
  readonly progressState: string;
  readonly netTaxableIncome: number | undefined;
  readonly existingCredits: number | undefined;
  readonly amountToFinance: number | undefined;
  readonly landPrice: number | undefined;
  readonly worksAmount: number | undefined;
  readonly downPayment: number | undefined;
  readonly maximumMonthlyPayment: number | undefined;
  readonly desiredDuration: string;
  readonly description: string;
  readonly videoUrl: string;
}

/** The duration a new project starts with (section 9). */
export const DEFAULT_DURATION = '10_ans';

/** Fields a project cannot be submitted without (section 5). Land price, works price and video are optional. */
export const REQUIRED_PROJECT_FIELDS = [
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
  'netTaxableIncome',
  'existingCredits',
  'amountToFinance',
  'downPayment',
  'maximumMonthlyPayment',
  'desiredDuration',
  'description',
] as const satisfies readonly (keyof ProjectDraft)[];

/**
 * The form of a new project, with what we already know of the applicant. The reference portal fills in a made-up
 * phone number here; ours leaves the field to the applicant (docs/observed-behaviour.md#sample-phone).
 */
export function emptyProjectDraft(
  applicant: Partial<Pick<ProjectDraft, 'firstName' | 'lastName' | 'email' | 'phone'>> = {},
): ProjectDraft {
  return {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    professionalSituation: '',
    propertyType: '',
    propertyUsage: '',
    purchaseMode: '',
    purchaseTerms: '',
    progressState: '',
    netTaxableIncome: undefined,
    existingCredits: undefined,
    amountToFinance: undefined,
    landPrice: undefined,
    worksAmount: undefined,
    downPayment: undefined,
    maximumMonthlyPayment: undefined,
    desiredDuration: DEFAULT_DURATION,
    description: '',
    videoUrl: '',
    ...applicant,
  };
}

/** The form of an existing project. */
export function toProjectDraft(project: Project): ProjectDraft {
  return {
    firstName: project.firstName,
    lastName: project.lastName,
    email: project.email,
    phone: project.phone,
    professionalSituation: project.professionalSituation ?? '',
    propertyType: project.propertyType ?? '',
    propertyUsage: project.propertyUsage ?? '',
    purchaseMode: project.purchaseMode ?? '',
    purchaseTerms: project.purchaseTerms ?? '',
    progressState: project.progressState ?? '',
    netTaxableIncome: project.netTaxableIncome ?? undefined,
    existingCredits: project.existingCredits ?? undefined,
    amountToFinance: project.amountToFinance ?? undefined,
    landPrice: project.landPrice ?? undefined,
    worksAmount: project.worksAmount ?? undefined,
    downPayment: project.downPayment ?? undefined,
    maximumMonthlyPayment: project.maximumMonthlyPayment ?? undefined,
    desiredDuration: project.desiredDuration ?? '',
    description: project.description,
    videoUrl: project.videoUrl,
  };
}
