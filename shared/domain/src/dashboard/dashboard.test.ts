import type { Project } from '../project/project';
import type { Proposition } from '../proposition/proposition';
import { kpis } from './kpis';
import { countedAsAccepted, monthlyCounts } from './monthly-counts';
import { perimeterLabel, truncationNotice } from './perimeter';
import { statusBars, statusTally } from './status-bars';
import { ranked } from './top-agent';

const project = (fields: Partial<Project>): Project => fields as Project;
const withStatuses = (...statuses: (string | null)[]) => statuses.map((status) => project({ status }));
const plain = (text: string | undefined) => text?.replace(/[\u202F\u00A0]/g, ' ');

describe('charts by month', () => {
  it('counts the last six months of Paris, the current one last', () => {
    const created = [
      '2026-11-20T10:00:00Z',
      '2026-10-31T23:30:00Z', // already November in Paris
      '2026-09-30T21:59:59Z', // still September in Paris
      '2026-05-31T12:00:00Z', // too old
      '2026-06-01T12:00:00Z',
      '2026-12-01T12:00:00Z', // in the future
      null,
      'soon',
    ].map((createdAt) => ({ createdAt }));
    expect(monthlyCounts(created, new Date('2026-11-20T12:00:00Z'))).toEqual([
      { year: 2026, month: 5, count: 1 },
      { year: 2026, month: 6, count: 0 },
      { year: 2026, month: 7, count: 0 },
      { year: 2026, month: 8, count: 1 },
      { year: 2026, month: 9, count: 0 },
      { year: 2026, month: 10, count: 2 },
    ]);
  });

  it('crosses the new year', () => {
    const months = monthlyCounts([], new Date('2027-02-10T12:00:00Z')).map(({ year, month }) => [
      year,
      month,
    ]);
    expect(months).toEqual([
      [2026, 8],
      [2026, 9],
      [2026, 10],
      [2026, 11],
      [2027, 0],
      [2027, 1],
    ]);
  });

  it('observed: the status approuved drives the chart of accepted propositions', () => {
    const projects = withStatuses('approuved', 'proposition_acceptee', 'approuved');
    expect(countedAsAccepted(projects)).toHaveLength(2);
  });
});

describe('charts by status', () => {
  it('has one bar per status, with the labels of the specification', () => {
    const { open, closed } = statusBars(
      statusTally(withStatuses('signed', 'signed', 'rejected', null, 'approuved')),
    );
    expect(open).toHaveLength(10);
    expect(closed).toHaveLength(6);
    expect(open.find(({ label }) => label === 'Validation des documents')?.count).toBe(2);
    expect(closed.find(({ label }) => label === 'Refus après analyse')?.count).toBe(1);
    expect([...open, ...closed].reduce((sum, { count }) => sum + count, 0)).toBe(3);
  });

  it('observed: proposition_acceptee is tallied under open', () => {
    const tally = statusTally(withStatuses('open', 'proposition_acceptee', 'proposition_acceptee'));
    expect(tally).toEqual({ open: 3 });
    const bars = statusBars(tally).open;
    expect(bars.find(({ label }) => label === 'Nouveau projet')?.count).toBe(3);
    expect(bars.find(({ label }) => label === 'Proposition acceptée')?.count).toBe(0);
  });

  it("observed: the 'Fonds débloqués' bar shows refused credit offers", () => {
    const { closed } = statusBars(
      statusTally(withStatuses('fonds_debloques', 'offre_de_credit_refusee', 'offre_de_credit_refusee')),
    );
    expect(closed.find(({ label }) => label === 'Fonds débloqués')?.count).toBe(2);
    expect(closed.find(({ label }) => label === 'Refus offre de crédit')?.count).toBe(2);
  });
});

describe('figures of the dashboard', () => {
  it('are true counts, whatever the oddities of the charts', () => {
    const projects = [
      project({ status: 'open', amountToFinance: 100_000, createdAt: '2026-11-02T08:00:00Z' }),
      project({ status: 'approuved', amountToFinance: 50_000, createdAt: '2026-10-02T08:00:00Z' }),
      project({ status: 'fonds_debloques', amountToFinance: 70_000, createdAt: null }),
      project({ status: 'rejected', amountToFinance: null, createdAt: '2026-11-01T00:30:00+01:00' }),
    ];
    const propositions = ['draft', 'accepted', 'declined'].map(
      (status) => ({ status, statusName: '' }) as Proposition,
    );
    expect(kpis(projects, propositions, new Date('2026-11-20T12:00:00Z'))).toEqual({
      projects: 4,
      inProgress: 2,
      closed: 2,
      funded: 1,
      createdThisMonth: 2,
      amountInProgress: 150_000,
      pendingPropositions: 1,
      acceptedPropositions: 1,
    });
  });

  it('says what they cover', () => {
    const leaf = (id: number) => ({
      agency: { id, name: `Agence ${String(id)}`, parentId: 1, childIds: [], logoFileId: null },
      children: [],
    });
    const root = { ...leaf(1), children: [leaf(2), leaf(3)] };
    expect(plain(perimeterLabel(root))).toBe('Agence 1 et 2 agences rattachées');
    expect(perimeterLabel(leaf(2))).toBe('Agence 2');
  });

  it('says when a list was cut', () => {
    expect(truncationNotice(10, 10, 'projet')).toBeUndefined();
    expect(plain(truncationNotice(1000, 1180, 'projet'))).toBe(
      'Seuls les 1 000 derniers projets sur 1 180 sont pris en compte. Affinez les filtres pour voir les autres.',
    );
    expect(plain(truncationNotice(1000, 1180, 'proposition'))).toBe(
      'Seules les 1 000 dernières propositions sur 1 180 sont prises en compte. Affinez les filtres pour voir les autres.',
    );
  });

  it('ranks five agents at most', () => {
    const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((agent, index) => ({ agent, count: index }));
    expect(ranked(rows).map(({ agent }) => agent)).toEqual(['f', 'e', 'd', 'c', 'b']);
  });
});
