import { formatMonthName, isInParisMonth } from '@portal/domain/format';
import { isClosed, type ProjectOverview, statusFacts } from '@portal/domain/project';
import type { ListPart } from '@portal/features/listing';

/** The views told from the status alone, by the counting rules of the key figures (`keyFigures`). */
export const RUNNING: ListPart<ProjectOverview> = {
  name: 'en-cours',
  words: 'En cours',
  holds: ({ project }) => !isClosed(project.status),
  none: 'Aucun dossier en cours',
};

export const WITH_THE_APPLICANT: ListPart<ProjectOverview> = {
  name: 'attente',
  words: 'Attente du demandeur',
  holds: ({ project }) => isOpenWith(project.status, 'Vous'),
  none: 'Aucun dossier n’attend le demandeur',
};

export const WITH_THE_LENDER: ListPart<ProjectOverview> = {
  name: 'preteur',
  words: 'Chez le prêteur',
  holds: ({ project }) => isOpenWith(project.status, 'Prêteur'),
  none: 'Aucun dossier chez le prêteur',
};

/** Created in the calendar month of `now` in Paris: the last point of the monthly chart. */
export const newThisMonth = (now: Date): ListPart<ProjectOverview> => ({
  name: 'nouveaux',
  words: `Nouveaux en ${formatMonthName(now)}`,
  holds: ({ project }) => isInParisMonth(project.createdAt, now),
  none: `Aucun nouveau dossier en ${formatMonthName(now)}`,
});

const isOpenWith = (status: string | null, actor: 'Vous' | 'Prêteur'): boolean =>
  !isClosed(status) && statusFacts(status).actor === actor;
