import { addDays, parisDay } from '@portal/domain/format';
import type { Transport } from '@portal/kit';
import { ok, overBackOffice, type Persona, renderScreen } from '@portal/testing';
import { useAccess } from '../src/resource';
import { ProjectListView } from '../src/project-list/project-list-view';

/** The list of projects as staff opens it, over the rows that a test gives. */

export const PATH = '/projectsListPage';
/** The last request waits for three others: allow for a busy machine. */
export const LATE = { timeout: 10_000 };
export const today = parisDay(new Date().toISOString()) ?? '';
export const ago = (days: number) => addDays(today, -days);

export function StaffProjects() {
  const { projects, propositions } = useAccess();
  return <ProjectListView title="Projets" {...projects} propositionScope={propositions.scope} />;
}

export const holding = (
  projects: readonly object[],
  { total = projects.length, quotes = [] as readonly object[] } = {},
): Transport =>
  overBackOffice({
    'GET /admin/api/requests': ok(projects, total),
    'GET /admin/api/ficodevquotes': ok(quotes),
  });

export const openProjects = (path: string, as: Persona, transport: Transport) =>
  renderScreen(<StaffProjects />, { as, path, transport });
