import type { ProjectField } from './project-values';

/** What each field is called, where it is filled in and where it is read again. */
export const PROJECT_LABELS = {
  lastName: 'Nom',
  firstName: 'Prénom',
  email: 'E-mail',
  phone: 'Téléphone',
  professionalSituation: 'Situation professionnelle',
  netTaxableIncome: 'Revenu net imposable annuel',
  existingCredits: 'Crédits en cours, par mois',
  propertyType: 'Type de bien',
  propertyUsage: 'Usage du bien',
  purchaseMode: 'Mode d’achat',
  purchaseTerms: 'Modalité d’achat',
  progressState: 'État d’avancement',
  amountToFinance: 'Prix à financer',
  downPayment: 'Apport personnel',
  landPrice: 'Prix du terrain',
  worksAmount: 'Montant des travaux',
  maximumMonthlyPayment: 'Mensualité maximale souhaitée',
  desiredDuration: 'Durée de crédit souhaitée',
  description: 'Description de votre projet',
  videoUrl: 'Lien vers une vidéo du bien',
} as const satisfies Readonly<Record<ProjectField, string>>;
