import type { AmountName, ChoiceName, TextName } from './project-fields';

export interface PropertyAddress {
  readonly street: string;
  readonly street2: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

type FormFields = Readonly<
  Record<TextName, string> & Record<ChoiceName, string | null> & Record<AmountName, number | null>
>;

/** A financing project. Amounts in euros, dates in ISO 8601, lookups by id; a missing text is ''. */
export interface Project extends FormFields {
  readonly id: number;
  readonly title: string;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
  /** Internal status id, see `status.ts`; null when the back office gives none. */
  readonly status: string | null;
  readonly agencyId: number | null;
  readonly applicantId: number | null;
  readonly managerId: number | null;
  /** The manager's name, when the back office sends it inline, which saves a call. */
  readonly managerName: string;
  /** E-mail of the project's agent, or ''. */
  readonly prescriberEmail: string;
  readonly company: string;
  readonly propertyAddress: PropertyAddress;
  /** Undefined when the back office does not send it, which is not 0. */
  readonly timesContacted: number | undefined;
  readonly lastContactedAt: string | null;
  /** The version that was read, for a change of it; absent in lists, and where the back office numbers none. */
  readonly etag?: string | undefined;
}

/** Whether a project has an agent, and whether that agent belongs to the reader's network. */
export type AgentAccount = 'none' | 'known' | 'unknown';

/** A project with the names shown on its card. A name not yet known is ''. */
export interface ProjectOverview {
  readonly project: Project;
  readonly agencyName: string;
  readonly applicantName: string;
  readonly managerName: string;
  /** The agent's name, else their e-mail; '' while names are loading. */
  readonly agentName: string;
  /** Undefined while, or because, it is unknown. */
  readonly agentAccount: AgentAccount | undefined;
  readonly statusLabel: string;
  readonly propertyTypeLabel: string;
  readonly propertyUsageLabel: string;
}

/** The most recently created project, for the applicant's home page; those without a date come last. */
export function latestProject(projects: readonly Project[]): Project | undefined {
  return projects.reduce<Project | undefined>(
    (latest, project) =>
      latest === undefined || (project.createdAt ?? '') > (latest.createdAt ?? '') ? project : latest,
    undefined,
  );
}

export function projectTitle(project: Pick<Project, 'id' | 'title'>): string {
  return project.title === '' ? `Projet ${String(project.id)}` : project.title;
}
