/** Where the financed property is, as the back office keeps it on the project. */
export interface PropertyAddress {
  readonly street: string;
  readonly street2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

/** A financing project. Amounts in euros, dates in ISO 8601, lookups by their id; a missing text is ''. */
export interface Project {
  readonly id: number;
  readonly title: string;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  /** Internal status id, see `status.ts`; null when the back office gives none. */
  readonly status: string | null;
  readonly agencyId: number | null;
  readonly applicantId: number | null;
  readonly managerId: number | null;
  /** The manager, when the back office sends them inline and spares us a call. */
  readonly managerName: string;
  /** E-mail of the agent who follows the project; '' when nobody does. */
  readonly prescriberEmail: string;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly professionalSituation: string | null;
  readonly propertyType: string | null;
  readonly propertyUsage: string | null;
  readonly purchaseMode: string | null;
  readonly purchaseTerms: string | null;
  readonly progressState: string | null;
  readonly desiredDuration: string | null;
  readonly netTaxableIncome: number | null;
  readonly existingCredits: number | null;
  readonly amountToFinance: number | null;
  readonly landPrice: number | null;
  readonly worksAmount: number | null;
  readonly downPayment: number | null;
  readonly maximumMonthlyPayment: number | null;
  readonly description: string;
  readonly videoUrl: string;
  readonly propertyAddress: PropertyAddress;
  /** Undefined where the back office does not say, which is not 0. */
  readonly timesContacted: number | undefined;
  readonly lastContactedAt: string | null;
}

/** Whether a project has an agent, and whether that is one of the reader's network. */
export type AgentAccount = 'none' | 'known' | 'unknown';

/** A project with the names its card shows. A name not known yet is ''. */
export interface ProjectOverview {
  readonly project: Project;
  readonly agencyName: string;
  readonly applicantName: string;
  readonly managerName: string;
  /** The agent's name, else their e-mail, else ''; '' too while names are on their way. */
  readonly agentName: string;
  /** Undefined while it is not known, and when it cannot be. */
  readonly agentAccount: AgentAccount | undefined;
  readonly statusLabel: string;
  readonly propertyTypeLabel: string;
  readonly propertyUsageLabel: string;
}

/** The most recently created project; those without a date come last (home page of the applicant). */
export function latestProject(projects: readonly Project[]): Project | undefined {
  return projects.reduce<Project | undefined>(
    (latest, project) =>
      latest === undefined || (project.createdAt ?? '') > (latest.createdAt ?? '') ? project : latest,
    undefined,
  );
}

/** What a project is called on screen: its title, else its number. */
export function projectTitle(project: Pick<Project, 'id' | 'title'>): string {
  return project.title === '' ? `Projet ${String(project.id)}` : project.title;
}
