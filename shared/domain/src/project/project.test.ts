import { activeFilterNames, filterFromSearch, filterToSearch, withoutFilter } from './filters';
import { latestProject, type Project, type ProjectOverview } from './project';
import { DEFAULT_DURATION, emptyProjectDraft, toProjectDraft } from './project-draft';
import { DEFAULT_PROJECT_SORT, sortProjects } from './sorting';

const aProject = (id: number, fields: Partial<Project> = {}) =>
  ({ id, createdAt: '2026-01-01T00:00:00Z', ...fields }) as Project;

const row = (project: Project, names: Partial<ProjectOverview> = {}) =>
  ({ project, ...names }) as ProjectOverview;

const idsOf = (rows: readonly ProjectOverview[]) => rows.map(({ project }) => project.id);

describe('projects', () => {
  it('shows the most recently created one on the home page', () => {
    const days = ['2026-01-05', '2026-03-05', null];
    const projects = days.map((createdAt, index) => aProject(index + 1, { createdAt }));
    expect(latestProject(projects)?.id).toBe(2);
    expect(latestProject([])).toBeUndefined();
  });

  it('fills the form of an existing project and leaves empty what it does not have', () => {
    const given = { professionalSituation: 'retraite', existingCredits: 0, desiredDuration: '20_ans' };
    expect(toProjectDraft(aProject(1, given))).toMatchObject({
      ...given,
      propertyUsage: '',
      landPrice: undefined,
    });
  });

  it('starts a new project with ten years and what is known of the applicant', () => {
    const draft = emptyProjectDraft({ firstName: 'Marie' });
    expect(draft).toMatchObject({ firstName: 'Marie', desiredDuration: DEFAULT_DURATION, phone: '' });
    expect(DEFAULT_DURATION).toBe('10_ans');
  });
});

describe('sorting projects', () => {
  const rows = [
    row(aProject(1, { createdAt: '2026-01-01T00:00:00Z', amountToFinance: 9 }), { applicantName: 'Zoé' }),
    row(aProject(2, { createdAt: null, amountToFinance: null }), { applicantName: '' }),
    row(aProject(3, { createdAt: '2026-02-01T00:00:00Z', amountToFinance: 100 }), {
      applicantName: 'Élodie',
    }),
  ];

  it('starts with the newest first, and without a date last', () => {
    expect(idsOf(sortProjects(rows, DEFAULT_PROJECT_SORT))).toEqual([3, 1, 2]);
  });

  it('sorts amounts as numbers', () => {
    expect(idsOf(sortProjects(rows, { by: 'amount', descending: false }))).toEqual([1, 3, 2]);
  });

  it('sorts names as French does, accents with their letter and the nameless last both ways', () => {
    expect(idsOf(sortProjects(rows, { by: 'applicant', descending: false }))).toEqual([3, 1, 2]);
    expect(idsOf(sortProjects(rows, { by: 'applicant', descending: true }))).toEqual([1, 3, 2]);
  });
});

describe('filters in the address of the page', () => {
  it('survive a reload', () => {
    const filter = {
      agencyId: 60,
      isAgencyAlone: true,
      applicantId: 7,
      agentEmail: 'a+b@example.com',
      statuses: ['open', 'signed'],
      from: '2026-01-01',
      to: '2026-06-30',
    };
    const search = new URLSearchParams(filterToSearch(filter));
    expect(filterFromSearch((name) => search.get(name))).toEqual(filter);
    expect(activeFilterNames(filter)).toEqual(['agency', 'applicant', 'agent', 'status', 'dates']);
    expect(withoutFilter(filter, 'dates')).toEqual({ ...filter, from: undefined, to: undefined });
  });

  it('ignore what is not a filter', () => {
    const search = new URLSearchParams('agence=abc&seule=oui&du=demain&au=2026-02-31&statut=&agent=');
    const filter = filterFromSearch((name) => search.get(name));
    expect(activeFilterNames(filter)).toEqual([]);
    expect(filterToSearch(filter)).toEqual({});
  });
});
