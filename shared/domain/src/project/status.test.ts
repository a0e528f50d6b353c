import {
  isClosed,
  LIT_ONCE_ACCEPTED,
  litWindows,
  PHASES,
  progressStep,
  PROJECT_STATUSES,
  STATUS_FACTS,
  statusFacts,
  statusLabel,
} from './status';
import cases from './status.test.json';

describe('statuses of a project', () => {
  it.each(cases.statuses as [string, ...(string | number | null)[]][])(
    'says of %s: "%s", group %s, step %s, phase %s, %s acts',
    (status, ...expected) => {
      // null: none
      const [label, group, step, phase, actor] = expected.map((each) => each ?? undefined);
      const facts = statusFacts(status);
      expect([facts.label, facts.group, facts.phase, facts.actor]).toEqual([label, group, phase, actor]);
      expect(statusLabel(status)).toBe(label);
      expect(isClosed(status)).toBe(group === 'closed');
      expect(progressStep(status)).toBe(step);
    },
  );

  it('tells the applicant what happens next', () => {
    const lines = Object.entries(STATUS_FACTS).map(([status, { nextLine }]) => [status, nextLine]);
    expect(Object.fromEntries(lines)).toEqual(cases.nextLines);
  });

  it('shows the name the server gives to a status we do not know, and what to make of it', () => {
    expect(statusLabel('en_pause', 'En pause')).toBe('En pause');
    expect(statusLabel('en_pause')).toBe('en pause');
    expect(statusLabel(null)).toBe('');
    expect(statusFacts('en_pause', 'En pause')).toMatchObject({
      label: 'En pause',
      nextLine: 'Statut communiqué par votre agence.',
    });
    expect(statusFacts('toString').label).toBe('toString');
  });

  it('tells of every status that exists, each in a phase of the road map or ended', () => {
    expect(cases.statuses.map(([status]) => status)).toEqual(PROJECT_STATUSES);
    for (const { phase } of PROJECT_STATUSES.map((status) => statusFacts(status))) {
      expect(phase === undefined || PHASES[phase - 1] !== undefined).toBe(true);
    }
  });

  it('names the six phases of the road map', () => {
    expect(PHASES).toEqual([
      'Projet déposé',
      'Étude du dossier',
      'Mandat et documents',
      'Propositions',
      'Assurance et offre de prêt',
      'Versement des fonds',
    ]);
  });

  it.each([null, 'unheard_of', 'constructor'])(
    'puts %s in no group, and invents no step for it',
    (status) => {
      expect(statusFacts(status).group).toBeUndefined();
      expect(progressStep(status)).toBeUndefined();
    },
  );
});

it.each([
  ['open', 1],
  ['fonds_debloques', 12],
  ['rejected', 0],
  ['information_provided', 0],
  [null, 0],
])('a project that is %s has %i windows lit, and seven once a proposal is accepted', (status, lit) => {
  expect(litWindows(status)).toBe(lit);
  expect(LIT_ONCE_ACCEPTED).toBe(7);
});
