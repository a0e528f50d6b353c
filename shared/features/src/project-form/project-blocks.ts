import type { ProjectField } from './project-values';

export interface ProjectBlock {
  readonly id: string;
  /** As the specification writes it. */
  readonly name: string;
  readonly fields: readonly ProjectField[];
}

/** The four blocks of the form, in order (section 2). */
export const PROJECT_BLOCKS = [
  {
    id: 'etat-civil',
    name: 'ETAT CIVIL',
    fields: [
      'lastName',
      'firstName',
      'email',
      'phone',
      'professionalSituation',
      'netTaxableIncome',
      'existingCredits',
    ],
  },
  {
    id: 'objet-de-mon-projet',
    name: 'OBJET DE MON PROJET',
    fields: ['propertyType', 'propertyUsage', 'purchaseMode', 'purchaseTerms', 'progressState'],
  },
  {
    id: 'mon-projet',
    name: 'MON PROJET',
    fields: [
      'amountToFinance',
      'downPayment',
      'landPrice',
      'worksAmount',
      'maximumMonthlyPayment',
      'desiredDuration',
      'description',
      'videoUrl',
    ],
  },
  { id: 'zone-reservee-au-conseiller', name: 'ZONE RESERVEE AU CONSEILLER', fields: [] },
] as const satisfies readonly ProjectBlock[];
