import type { AgencyTree } from '../agency';
import type { Person } from '../person/person';
import type { Project } from '../project/project';
import { compareAgencies, compareAgents, type Comparison, conversionOf, networkFigures } from './comparison';
import { daysOf, isInPeriod, periodBefore, periodOf } from './period';
import { sortGroups } from './sort-groups';

const NOW = new Date('2026-11-22T12:00:00Z');

const project = (fields: Partial<Project>) =>
  ({ id: 1, status: 'open', createdAt: null, updatedAt: null, agencyId: 1, ...fields }) as Project;

const comparison = (given: Partial<Comparison> = {}): Comparison => ({
  period: periodOf('6-mois', NOW),
  now: NOW,
  isToRelaunch: ({ id }) => id === 7,
  isWhole: true,
  ...given,
});

const funded = (createdAt: string, updatedAt: string, amountToFinance: number | null = 100_000): Project =>
  project({ status: 'fonds_debloques', createdAt, updatedAt, amountToFinance });

describe('a period of the network', () => {
  it.each([
    ['30-jours', '2026-10-24', '2026-11-22', '2026-09-24', '2026-10-23', 30],
    ['6-mois', '2026-06-01', '2026-11-22', '2025-12-08', '2026-05-31', 175],
    ['annee', '2026-01-01', '2026-11-22', '2025-02-09', '2025-12-31', 326],
  ] as const)('%s is from %s to %s, compared with %s to %s', (name, from, to, before, until, days) => {
    const period = periodOf(name, NOW);
    expect(period).toEqual({ from, to });
    expect(daysOf(period)).toBe(days);
    expect(periodBefore(period)).toEqual({ from: before, to: until });
    expect(daysOf(periodBefore(period))).toBe(days);
  });

  it('holds the days of Paris, both ends included', () => {
    const period = { from: '2026-06-01', to: '2026-06-30' };
    const held = ['2026-05-31T22:00:00Z', '2026-06-30T21:59:59Z'];
    const others = ['2026-05-31T21:59:59Z', '2026-06-30T22:00:00Z', null, 'hier'];
    expect([...held, ...others].filter((instant) => isInPeriod(instant, period))).toEqual(held);
  });
});

describe('the figures of a group', () => {
  it('count what runs now, and what was created, closed and financed in the period and before it', () => {
    const rows = [
      project({ id: 7, createdAt: '2026-06-01' }),
      project({ status: 'approuved', createdAt: '2026-05-31' }),
      project({ status: null, createdAt: null }),
      project({ status: 'rejected', createdAt: '2026-01-01', updatedAt: '2026-11-22' }),
      project({ status: 'rejected', createdAt: '2026-01-01', updatedAt: '2026-11-23' }),
      project({ status: 'cancelled_by_customer', createdAt: '2026-01-01', updatedAt: '2026-05-31' }),
      funded('2026-03-01', '2026-07-01', 80_000.5),
      funded('2026-03-01', '2026-07-02', null),
      funded('2025-10-01', '2026-01-01'),
    ];
    const figures = networkFigures(rows, comparison());
    expect(figures).toMatchObject({
      running: 3,
      toRelaunch: 1,
      created: 1,
      closed: 3,
      funded: 2,
      amount: 80_000.5,
      months: [1, 0, 0, 0, 0, 0],
      before: { created: 6, closed: 2, funded: 1, amount: 100_000 },
    });
    expect(conversionOf(figures)).toBe(67);
  });

  it('say nothing that they do not know: no conversion of nothing, no relaunch yet, no period before a cut list', () => {
    const none = networkFigures([], comparison({ isToRelaunch: undefined, isWhole: false }));
    expect(conversionOf(none)).toBeUndefined();
    expect(none).toMatchObject({ toRelaunch: undefined, before: undefined, medianDays: undefined });
  });

  it.each([
    [[10, 20, 30, 40], undefined],
    [[50, 10, 20, 40, 30], 30],
    [[10, 20, 30, 41, 50, 60], 36],
    [[0, 0, 0, 0, 0], 0],
  ])('have for %j days the median %p', (days, median) => {
    const rows = days.map((count) =>
      funded(new Date(Date.UTC(2026, 9, 31 - count)).toISOString(), '2026-10-31T12:00:00Z'),
    );
    expect(networkFigures(rows, comparison()).medianDays).toBe(median);
  });
});

const tree = (id: number, name: string, ...children: readonly AgencyTree[]): AgencyTree => ({
  agency: { id, name, parentId: null, childIds: [], logoFileId: null },
  children,
});

it('compares agencies by their own files, so that each file is in one row', () => {
  const rows = [1, 2, 2, 3].map((agencyId) => project({ agencyId }));
  const groups = compareAgencies(
    rows,
    tree(1, 'Siège', tree(2, 'Paris', tree(3, 'Montreuil'))),
    comparison(),
  );
  expect(groups.map(({ name, running }) => [name, running])).toEqual([
    ['Siège', 1],
    ['Paris', 2],
    ['Montreuil', 1],
  ]);
});

it('compares agents by their address in any case, and calls who has no name by it', () => {
  const agent = (id: number, email: string, firstName = '') =>
    ({ id, email, firstName, lastName: '' }) as Person;
  const rows = ['A@x.fr', 'a@x.fr', '', 'other@x.fr'].map((prescriberEmail) => project({ prescriberEmail }));
  const agents = [agent(1, 'a@X.fr', 'Anne'), agent(2, 'b@x.fr'), agent(3, '')];
  expect(compareAgents(rows, agents, comparison()).map(({ name, running }) => [name, running])).toEqual([
    ['Anne', 2],
    ['b@x.fr', 0],
  ]);
});

it('sorts by a column, equal figures by name, unknown ones last in both directions', () => {
  const named = (name: string, ...rows: readonly Project[]) => ({
    key: name,
    name,
    member: undefined,
    ...networkFigures(rows, comparison()),
  });
  const closed = project({ status: 'rejected', updatedAt: '2026-11-01' });
  const groups = [
    named('Éric', project({})),
    named('Zoé', closed),
    named('Anne', closed, funded('2026-10-01', '2026-11-01')),
    named('Bob', project({})),
  ];
  const order = (by: Parameters<typeof sortGroups>[1]['by'], descending: boolean) =>
    sortGroups(groups, { by, descending }).map(({ name }) => name);
  expect(order('name', false)).toEqual(['Anne', 'Bob', 'Éric', 'Zoé']);
  expect(order('name', true)).toEqual(['Zoé', 'Éric', 'Bob', 'Anne']);
  expect(order('conversion', true)).toEqual(['Anne', 'Zoé', 'Bob', 'Éric']);
  expect(order('conversion', false)).toEqual(['Zoé', 'Anne', 'Bob', 'Éric']);
  expect(order('amount', true)).toEqual(['Anne', 'Bob', 'Éric', 'Zoé']);
  expect(order('running', true)).toEqual(['Bob', 'Éric', 'Anne', 'Zoé']);
});
