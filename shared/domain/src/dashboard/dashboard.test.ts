import type { Project } from '../project/project';
import { keyFigures, sameDayLastMonth } from './key-figures';
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

  it.each([
    ['2028-02-29T23:00:00Z', 2028, 2],
    // In summer time midnight comes an hour earlier, and no longer on the night that ends it.
    ['2028-03-31T22:00:00Z', 2028, 3],
    ['2027-10-31T22:59:59Z', 2027, 9],
    // A day without an hour is itself.
    ['2028-03-01', 2028, 2],
  ])('counts %s in its month of Paris', (createdAt, year, month) => {
    expect(monthlyCounts([{ createdAt }], new Date(createdAt)).at(-1)).toEqual({ year, month, count: 1 });
  });

  it('observed: the status approuved drives the chart of accepted propositions', () => {
    const projects = withStatuses('approuved', 'proposition_acceptee', 'approuved');
    expect(countedAsAccepted(projects)).toHaveLength(2);
  });
});

describe('charts by status', () => {
  it('has the bars of the specification, from top to bottom', () => {
    const { open, closed } = statusBars(
      statusTally(withStatuses('signed', 'signed', 'rejected', null, 'approuved')),
    );
    // Typed from the table of section 4; a status that it does not have comes below.
    expect(open.slice(0, 10).map(({ label }) => label)).toEqual([
      'Nouveau projet',
      'Instruction du dossier',
      "Complément d'information demandé",
      'Informations fournies',
      'Attente signature mandat',
      'Validation des documents',
      'Documents incomplets',
      'Proposition acceptée',
      "Attente édition de l'offre de prêt",
      'Acceptation offre de crédit',
    ]);
    expect(closed.slice(0, 6).map(({ label }) => label)).toEqual([
      'Demande annulée',
      'Refus après analyse',
      'Refus assurance',
      'Refus offre de crédit',
      'Fonds non débloqués',
      'Fonds débloqués',
    ]);
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
  const amounts = (status: string, amountToFinance: number | null, updatedAt: string | null = null) =>
    project({ status, amountToFinance, createdAt: null, updatedAt });
  const created = (status: string | null, createdAt: string) =>
    project({ status, createdAt, updatedAt: null });

  it('are true counts, whatever the oddities of the charts', () => {
    const projects = [
      created('open', '2026-11-02T08:00:00Z'),
      // Already November in Paris.
      created('more_file_requested', '2026-10-31T23:30:00Z'),
      created('approuved', '2026-10-02T08:00:00Z'),
      created('proposition_acceptee', '2025-11-02T08:00:00Z'),
      created('offre_de_credit_editee', '2026-10-21T08:00:00Z'),
      created('rejected', '2026-12-01T08:00:00Z'),
      created(null, 'soon'),
      amounts('fonds_debloques', 70_000.5, '2026-11-03T08:00:00Z'),
      amounts('fonds_debloques', 30_000, '2026-01-01T00:30:00+01:00'),
      amounts('fonds_debloques', null, '2026-03-01T08:00:00Z'),
      amounts('fonds_debloques', 1_000_000, '2025-12-31T22:59:59Z'),
      amounts('fonds_debloques', 1_000_000),
      amounts('offre_de_credit_refusee', 1_000_000, '2026-11-03T08:00:00Z'),
    ];
    const now = new Date('2026-11-20T12:00:00Z');
    const { courses, ...figures } = keyFigures(projects, now, true);
    expect(monthlyCounts(projects, now).at(-1)?.count).toBe(figures.createdThisMonth);
    expect(courses?.funded.at(-1)).toBe(figures.fundedThisMonth);
    expect(figures).toEqual({
      inProgress: 6,
      waitingForApplicant: 2,
      createdThisMonth: 2,
      createdByThisDayLastMonth: 1,
      fundedThisYear: 3,
      fundedThisMonth: 1,
      amountFundedThisYear: 100_000.5,
    });
  });

  it('draw their course over twelve months, of a whole list alone', () => {
    const at = (createdAt: string, updatedAt: string, amountToFinance: number | null) =>
      project({ status: 'fonds_debloques', createdAt, updatedAt, amountToFinance });
    const projects = [
      at('2025-11-30T12:00:00Z', '2025-12-01T12:00:00Z', 100_000),
      at('2025-12-31T23:30:00Z', '2026-10-31T23:30:00Z', null), // January, and November, in Paris
      at('2026-11-02T12:00:00Z', '2026-11-20T12:00:00Z', 50_000.5),
      at('2026-11-02T12:00:00Z', '2026-11-21T12:00:00Z', 1), // not yet
    ];
    const now = new Date('2026-11-20T12:00:00Z');
    expect(keyFigures(projects, now, true).courses).toEqual({
      created: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
      funded: [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
      amount: [100_000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 50_000.5],
    });
    expect(keyFigures(projects, now, false).courses).toBeUndefined();
  });

  it.each([
    ['2026-11-20', '2026-10-20'],
    ['2026-03-31', '2026-02-28'],
    ['2028-02-29', '2028-01-29'],
  ])('compare %s with %s', (day, before) => {
    expect(sameDayLastMonth(day)).toBe(before);
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
    expect(plain(truncationNotice(1000, 1180, 'projet', { isComing: true }))).toBe(
      'Pour l’instant, les 1 000 derniers projets sur 1 180 sont comptés. La suite arrive.',
    );
    expect(plain(truncationNotice(1000, 1180, 'proposition'))).toBe(
      'Seules les 1 000 dernières propositions sur 1 180 sont prises en compte. Affinez les filtres pour voir les autres.',
    );
  });

  it('tells who has as many as the fifth and is left out', () => {
    const rows = ['g', 'f', 'e', 'd', 'c', 'b', 'a'].map((agent) => ({
      agent,
      count: agent === 'g' ? 2 : 1,
    }));
    const { first, tied } = ranked([...rows, { agent: 'h', count: 0 }]);
    expect(first.map(({ agent }) => agent)).toEqual(['g', 'a', 'b', 'c', 'd']);
    expect(tied.map(({ agent }) => agent)).toEqual(['e', 'f']);
  });
});
