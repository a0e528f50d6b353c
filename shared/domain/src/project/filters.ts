/** The possible filters of a project list; a policy gives a subset to each role. */
export type ProjectFilterName = 'agency' | 'applicant' | 'agent' | 'status' | 'dates';

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

interface FilterRow {
  /** Values that cannot be, and days in the wrong order, are ignored. */
  readonly read: (parameter: (name: string) => string | null) => ProjectFilter;
  readonly write: (filter: ProjectFilter) => Readonly<Record<string, string | undefined>>;
}

/** The filters and their parameters in the address, so that reloads and shared links show the same list. */
const FILTERS: Readonly<Record<ProjectFilterName, FilterRow>> = {
  agency: {
    read: (parameter) => {
      const agencyId = positive(parameter('agence'));
      return {
        agencyId,
        isAgencyAlone: (agencyId !== undefined && parameter('seule') === 'oui') || undefined,
      };
    },
    write: ({ agencyId, isAgencyAlone }) => ({
      agence: agencyId?.toString(),
      seule: isAgencyAlone === true ? 'oui' : undefined,
    }),
  },
  applicant: {
    read: (parameter) => ({ applicantId: positive(parameter('demandeur')) }),
    write: ({ applicantId }) => ({ demandeur: applicantId?.toString() }),
  },
  agent: {
    read: (parameter) => ({ agentEmail: parameter('agent') || undefined }),
    write: ({ agentEmail }) => ({ agent: agentEmail }),
  },
  status: {
    read: (parameter) => {
      const statuses = (parameter('statut') ?? '').split(',').filter((status) => status !== '');
      return { statuses: statuses.length === 0 ? undefined : statuses };
    },
    write: ({ statuses }) => ({ statut: statuses?.join(',') }),
  },
  dates: {
    read: (parameter) => {
      const from = day(parameter('du'));
      const to = day(parameter('au'));
      return from === undefined || to === undefined || from <= to ? { from, to } : {};
    },
    write: ({ from, to }) => ({ du: from, au: to }),
  },
};

const NAMES = Object.keys(FILTERS) as readonly ProjectFilterName[];
const NO_PARAMETER = () => null;

/** @param offered the filters that count; others in the query string are ignored, since it can hold anything */
export const filterFromSearch = (
  parameter: (name: string) => string | null,
  offered: readonly string[] = NAMES,
): ProjectFilter =>
  NAMES.reduce<ProjectFilter>(
    (filter, name) => ({
      ...filter,
      ...FILTERS[name].read(offered.includes(name) ? parameter : NO_PARAMETER),
    }),
    {},
  );

const parametersOf = (
  name: ProjectFilterName,
  filter: ProjectFilter,
): readonly (readonly [string, string])[] =>
  Object.entries(FILTERS[name].write(filter)).filter((pair): pair is [string, string] => !!pair[1]);

export const filterToSearch = (filter: ProjectFilter): Record<string, string> =>
  Object.fromEntries(NAMES.flatMap((name) => parametersOf(name, filter)));

export const withoutFilter = (filter: ProjectFilter, name: ProjectFilterName): ProjectFilter => ({
  ...filter,
  ...FILTERS[name].read(NO_PARAMETER),
});

/** In the order of the bar; a period counts once. */
export const activeFilterNames = (filter: ProjectFilter): readonly ProjectFilterName[] =>
  NAMES.filter((name) => parametersOf(name, filter).length > 0);
