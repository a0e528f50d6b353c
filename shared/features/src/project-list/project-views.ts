import { formatDate, formatMonthName, isInParisMonth } from '@portal/domain/format';
import { isClosedIn, isFundedIn } from '@portal/domain/network';
import { isClosed, isKnownStatus, type ProjectOverview, statusFacts } from '@portal/domain/project';
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

/** What no status filter can name; the board leads here. */
export const UNKNOWN_STATUS: ListPart<ProjectOverview> = {
  name: 'autres-statuts',
  words: 'Autres statuts',
  holds: ({ project }) => !isKnownStatus(project.status),
  none: 'Aucun dossier d’un autre statut',
};

/** In the URL: `clos.2026-06-01.2026-11-22`. The figures of the network lead here (`endedAddress`). */
const ENDED = /^(clos|finances)\.(\d{4}-\d{2}-\d{2})\.(\d{4}-\d{2}-\d{2})$/;

/** A part that only links lead to, of unknown statuses or of a period that its name says; undefined for another name. */
export function linkedPart(name: string | undefined): ListPart<ProjectOverview> | undefined {
  if (name === UNKNOWN_STATUS.name) return UNKNOWN_STATUS;
  const [, kind, from, to] = ENDED.exec(name ?? '') ?? [];
  if (name === undefined || from === undefined || to === undefined) return undefined;
  const [words, isIn] =
    kind === 'clos' ? (['Clos', isClosedIn] as const) : (['Financés', isFundedIn] as const);
  return {
    name,
    words: `${words} du ${formatDate(from)} au ${formatDate(to)}`,
    holds: ({ project }) => isIn(project, { from, to }),
    none: `Aucun dossier ${kind === 'clos' ? 'clos' : 'financé'} pendant cette période`,
  };
}

const isOpenWith = (status: string | null, actor: 'Vous' | 'Prêteur'): boolean =>
  !isClosed(status) && statusFacts(status).actor === actor;
