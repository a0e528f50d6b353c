/** The possible filters of a project list; a policy gives a subset to each role. */
export type ProjectFilterName = 'agency' | 'applicant' | 'agent' | 'status' | 'dates';

/** The filters of a project list. An absent field does not filter. */
export interface ProjectFilter {
  readonly agencyId?: number | undefined;
  /** Only with an agency: its own projects, without those of the agencies below it. */
  readonly isAgencyAlone?: boolean | undefined;
  readonly applicantId?: number | undefined;
  readonly agentEmail?: string | undefined;
  /** Status ids, any of which matches. */
  readonly statuses?: readonly string[] | undefined;
  /** First day of creation, 'YYYY-MM-DD' in Paris, included. */
  readonly from?: string | undefined;
  /** Last day of creation, 'YYYY-MM-DD' in Paris, included. */
  readonly to?: string | undefined;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const positive = (text: string | null): number | undefined => {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number > 0 ? number : undefined;
};
const day = (text: string | null): string | undefined => (text !== null && isDay(text) ? text : undefined);

/** False for `2026-02-31` and the like. */
function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Reads the filter from the query string (`agence`, `seule`, `demandeur`, `agent`, `statut`, `du`, `au`), so that reloads and
 * shared links show the same list. Values that cannot be, and days in the wrong order, are ignored.
 */
export function filterFromSearch(read: (name: string) => string | null): ProjectFilter {
  const statuses = (read('statut') ?? '').split(',').filter((status) => status !== '');
  const agent = read('agent') ?? '';
  const agencyId = positive(read('agence'));
  const from = day(read('du'));
  const to = day(read('au'));
  const isPeriod = from === undefined || to === undefined || from <= to;
  return {
    agencyId,
    isAgencyAlone: (agencyId !== undefined && read('seule') === 'oui') || undefined,
    applicantId: positive(read('demandeur')),
    agentEmail: agent === '' ? undefined : agent,
    statuses: statuses.length === 0 ? undefined : statuses,
    from: isPeriod ? from : undefined,
    to: isPeriod ? to : undefined,
  };
}

/** The inverse of `filterFromSearch`; only active filters. */
export function filterToSearch(filter: ProjectFilter): Record<string, string> {
  const pairs: readonly (readonly [string, string | undefined])[] = [
    ['agence', filter.agencyId?.toString()],
    ['seule', filter.isAgencyAlone === true ? 'oui' : undefined],
    ['demandeur', filter.applicantId?.toString()],
    ['agent', filter.agentEmail],
    ['statut', filter.statuses?.join(',')],
    ['du', filter.from],
    ['au', filter.to],
  ];
  const search: Record<string, string> = {};
  for (const [name, value] of pairs) if (value !== undefined && value !== '') search[name] = value;
  return search;
}

/** Number of active filters; a period counts once. */
export function activeFilterCount(filter: ProjectFilter): number {
  const on = [
    filter.agencyId,
    filter.applicantId,
    filter.agentEmail,
    filter.statuses?.length === 0 ? undefined : filter.statuses,
    filter.from ?? filter.to,
  ];
  return on.filter((value) => value !== undefined).length;
}
