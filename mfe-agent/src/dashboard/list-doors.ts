import type { MonthlyCount, StatusBar } from '@portal/domain/dashboard';
import { addDays } from '@portal/domain/format';
import type { Period } from '@portal/domain/network';
import { filterToSearch, type Project, type ProjectFilter } from '@portal/domain/project';
import { PART } from '@portal/features/listing';
import { paths } from '@portal/features/routes';

const address = (path: string, search: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(search).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** The list of all projects that a filter leaves. */
export const listAddress = (filter: ProjectFilter): string => address(paths.projects, filterToSearch(filter));

/** The list of projects in one of its views, with the filters of the dashboard. */
export const viewAddress = (view: string, filter: ProjectFilter): string =>
  address(paths.projects, { vue: view, ...filterToSearch(filter) });

/** The list of what was closed, or financed, in a period. */
export const endedAddress = (
  kind: 'clos' | 'finances',
  { from, to }: Period,
  filter: ProjectFilter,
): string => viewAddress(`${kind}.${from}.${to}`, filter);

/** The list of what was created in a period. */
export const createdAddress = (period: Period, filter: ProjectFilter): string =>
  listAddress({ ...filter, ...period });

/**
 * The list that holds exactly the projects of a bar; undefined where there is none: an empty bar, and the bars that the
 * specification has count other statuses than their own.
 */
export function barAddress(
  { status, count }: StatusBar,
  projects: readonly Pick<Project, 'status'>[],
  filter: ProjectFilter,
): string | undefined {
  const held = projects.filter((project) => project.status === status).length;
  return count === 0 || held !== count
    ? undefined
    : address(paths.projects, filterToSearch({ ...filter, statuses: [status] }));
}

/**
 * The list of what was created in a month; undefined for none, and where the dashboard itself is limited to a period.
 * `path`: of the list; `view`: the part of it that the chart counts.
 */
export function monthAddress(
  path: string,
  { year, month, count }: MonthlyCount,
  filter: ProjectFilter,
  view?: string,
): string | undefined {
  if (count === 0 || filter.from !== undefined || filter.to !== undefined) return undefined;
  const first = (index: number): string => new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10);
  return address(path, {
    ...(view !== undefined && { [PART]: view }),
    ...filterToSearch({ ...filter, from: first(month), to: addDays(first(month + 1), -1) }),
  });
}
