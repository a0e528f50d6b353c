import { type FollowedProposition, followUpReasons, followUps, followUpWords } from './index';

const NOW = '2026-11-21T09:00:00Z';
type FollowedProject = Parameters<typeof followUpReasons>[0];
const project = (given: Partial<FollowedProject> = {}): FollowedProject => ({
  id: 7,
  status: 'open',
  createdAt: null,
  lastContactedAt: null,
  timesContacted: 0,
  ...given,
});
const proposition = (given: Partial<FollowedProposition> = {}): FollowedProposition => ({
  id: 1042,
  number: '',
  projectId: 7,
  status: 'draft',
  statusName: '',
  validUntil: '2026-11-24',
  ...given,
});
const reasonsOf = (given: Partial<FollowedProject>, propositions = [] as FollowedProposition[], now = NOW) =>
  followUpReasons(project(given), propositions, new Date(now));

describe('a file without a contact', () => {
  it.each([
    [0, 'Aucun contact, dossier créé il y a 21\u00A0jours'],
    [undefined, 'Dernier contact inconnu, dossier créé il y a 21\u00A0jours'],
    [3, 'Dernier contact inconnu, dossier créé il y a 21\u00A0jours'],
  ])('contacted %p times, and it is not known when: « %s »', (timesContacted, words) => {
    expect(reasonsOf({ createdAt: '2026-10-31', timesContacted }).map(followUpWords)).toEqual([words]);
  });

  it.each([
    ['2026-11-07', NOW, 14],
    ['2026-11-08', NOW, undefined],
    ['2026-12-01', NOW, undefined],
    ['2028-02-15', '2028-02-29T09:00:00Z', 14],
    ['2028-02-16', '2028-02-29T22:59:59Z', undefined],
    // 00:30 in Paris is the next day, and summer time ends in between.
    ['2026-10-24T22:30:00Z', '2026-11-07T23:30:00Z', 14],
  ])('last contacted on %s is quiet at %s for %p days', (lastContactedAt, now, days) => {
    const quiet = days === undefined ? [] : [{ kind: 'quiet', days, since: 'contact' }];
    expect(reasonsOf({ createdAt: '2026-01-01', lastContactedAt }, [], now)).toEqual(quiet);
  });

  it('is never called quiet without a date that can be read', () => {
    expect(reasonsOf({ createdAt: 'hier', lastContactedAt: 'avant-hier' })).toEqual([]);
  });

  it.each([
    ['signed', 1],
    // In neither group (section 4), where a file is still in progress.
    ['approuved', 1],
    [null, 1],
    ['fonds_debloques', 0],
    ['rejected', 0],
  ])('of status %s has %i reasons', (status, count) => {
    expect(reasonsOf({ status, lastContactedAt: '2026-01-01' })).toHaveLength(count);
  });
});

describe('a proposal near its end', () => {
  it.each([
    ['2026-11-28', NOW, 1],
    ['2026-11-29', NOW, 0],
    ['2026-11-21', '2026-11-21T22:59:59Z', 1],
    ['2026-11-21', '2026-11-21T23:00:00Z', 0],
    [null, NOW, 0],
  ])('valid until %s gives at %s %i reasons', (validUntil, now, count) => {
    expect(reasonsOf({}, [proposition({ validUntil })], now)).toHaveLength(count);
  });

  it('asks for nothing once it is answered, on a closed file, nor on the file of another', () => {
    expect(reasonsOf({}, [proposition({ status: 'declined' })])).toEqual([]);
    expect(reasonsOf({ status: 'rejected' }, [proposition()])).toEqual([]);
    expect(reasonsOf({ id: 8 }, [proposition()])).toEqual([]);
  });
});

it('puts first the proposal that ends first, then the longest silence, and leaves out what needs nothing', () => {
  const rows = ['2026-11-01', '2026-11-20', '2026-09-01', '2026-11-20', '2026-11-20'].map(
    (lastContactedAt, index) => project({ id: index + 1, lastContactedAt }),
  );
  const propositions = [
    proposition({ id: 40, projectId: 4, validUntil: '2026-11-28' }),
    proposition({ id: 50, projectId: 5, validUntil: '2026-11-22' }),
    proposition({ id: 51, projectId: 5, validUntil: '2026-11-21' }),
    proposition({ id: 60, projectId: null }),
  ];
  const found = followUps(rows, propositions, new Date(NOW));
  expect(found.map(({ project: { id } }) => id)).toEqual([5, 4, 3, 1]);
  expect(found[0]?.reasons.map(followUpWords)).toEqual([
    'Proposition n°\u00A051\u00A0: expire aujourd’hui',
    'Proposition n°\u00A050\u00A0: expire demain',
  ]);
});

it.each([
  [{ kind: 'quiet', days: 1, since: 'contact' }, 'Sans contact depuis 1\u00A0jour'],
  [
    { kind: 'ending', propositionId: 1, number: 'PROP-2026-0412', daysLeft: 3 },
    'Proposition n°\u00A0PROP-2026-0412\u00A0: expire dans 3\u00A0jours',
  ],
] as const)('says %j as « %s »', (reason, words) => {
  expect(followUpWords(reason)).toBe(words);
});
