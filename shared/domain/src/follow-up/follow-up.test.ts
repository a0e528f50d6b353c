import { isEndingSoon } from '../proposition/standing';
import {
  type FollowedProposition,
  followUpReasons,
  followUps,
  followUpWords,
  needsFollowUp,
} from './follow-up';

const at = (instant: string) => ({ now: new Date(instant) });
const project = (
  given: Partial<Parameters<typeof followUpReasons>[0]> = {},
): Parameters<typeof followUpReasons>[0] => ({
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

describe('a file without a contact', () => {
  it.each([
    [0, 'Aucun contact, dossier créé il y a 21\u00A0jours'],
    [undefined, 'Dernier contact inconnu, dossier créé il y a 21\u00A0jours'],
    [3, 'Dernier contact inconnu, dossier créé il y a 21\u00A0jours'],
  ])('contacted %p times, and it is not known when: « %s »', (timesContacted, words) => {
    const createdAt = '2026-10-31';
    const reasons = followUpReasons(project({ createdAt, timesContacted }), [], at('2026-11-21T09:00:00Z'));
    expect(reasons.map(followUpWords)).toEqual([words]);
  });

  it.each([
    // last contact, now, days
    ['2026-11-07', '2026-11-21T09:00:00Z', 14],
    ['2026-10-31', '2026-11-14T09:00:00Z', 14],
    ['2026-02-15', '2026-03-01T09:00:00Z', 14],
    ['2028-02-15', '2028-02-29T09:00:00Z', 14],
    ['2028-02-15', '2028-03-01T09:00:00Z', 15],
    ['2028-02-29', '2028-03-14T09:00:00Z', 14],
    ['2026-12-31', '2027-01-14T09:00:00Z', 14],
    // 00:30 in Paris is the next day, and summer time ends in between.
    ['2026-10-24T22:30:00Z', '2026-11-07T23:30:00Z', 14],
    ['2026-03-28T23:30:00Z', '2026-04-11T22:30:00Z', 14],
  ])('last contacted on %s is quiet at %s, for %d days', (lastContactedAt, now, days) => {
    expect(followUpReasons(project({ lastContactedAt }), [], at(now))).toEqual([
      { kind: 'quiet', days, since: 'contact' },
    ]);
  });

  it.each([
    ['2026-11-08', '2026-11-21T09:00:00Z'],
    ['2026-11-01', '2026-11-14T22:59:59Z'],
    ['2028-02-16', '2028-02-29T22:59:59Z'],
    ['2026-12-01', '2026-11-21T09:00:00Z'],
  ])('last contacted on %s is not quiet yet at %s', (lastContactedAt, now) => {
    expect(needsFollowUp(project({ lastContactedAt }), at(now))).toBe(false);
  });

  it('counts from the contact rather than from the creation', () => {
    const one = project({ createdAt: '2026-01-01', lastContactedAt: '2026-11-20' });
    expect(needsFollowUp(one, at('2026-11-21T09:00:00Z'))).toBe(false);
  });

  it('obeys another number of days', () => {
    const one = project({ lastContactedAt: '2026-11-18' });
    expect(needsFollowUp(one, { ...at('2026-11-21T09:00:00Z'), quietDays: 3 })).toBe(true);
    expect(needsFollowUp(one, { ...at('2026-11-21T09:00:00Z'), quietDays: 4 })).toBe(false);
  });

  it.each([
    { createdAt: null, lastContactedAt: null },
    { createdAt: 'hier', lastContactedAt: 'avant-hier' },
  ])('is never called quiet without a date: %j', (dates) => {
    expect(needsFollowUp(project(dates), at('2026-11-21T09:00:00Z'))).toBe(false);
  });

  it.each([
    ['open', true],
    ['signed', true],
    // In neither group (section 4), where a file is still in progress.
    ['approuved', true],
    ['dossier_finalise', true],
    [null, true],
    ['fonds_debloques', false],
    ['rejected', false],
  ])('of status %s is to be relaunched: %s', (status, isExpected) => {
    expect(
      needsFollowUp(project({ status, lastContactedAt: '2026-01-01' }), at('2026-11-21T09:00:00Z')),
    ).toBe(isExpected);
  });
});

describe('a proposal near its end', () => {
  it.each([
    ['2026-11-28', '2026-11-21T09:00:00Z', true],
    ['2026-11-29', '2026-11-21T09:00:00Z', false],
    ['2026-11-21', '2026-11-21T22:59:59Z', true],
    ['2026-11-21', '2026-11-21T23:00:00Z', false],
    ['2028-03-01', '2028-02-23T09:00:00Z', true],
    ['2028-03-02', '2028-02-23T09:00:00Z', false],
    ['2026-12-01', '2026-11-24T09:00:00Z', true],
    [null, '2026-11-21T09:00:00Z', false],
  ])('valid until %s asks for an answer at %s: %s', (validUntil, now, isExpected) => {
    expect(isEndingSoon(proposition({ validUntil }), new Date(now))).toBe(isExpected);
    expect(needsFollowUp(project(), { ...at(now), propositions: [proposition({ validUntil })] })).toBe(
      isExpected,
    );
  });

  it.each(['accepted', 'declined', 'expired', 'cancelled'])('asks for nothing once it is %s', (status) => {
    expect(isEndingSoon(proposition({ status }), new Date('2026-11-21T09:00:00Z'))).toBe(false);
  });

  it('asks for nothing on a closed file, nor on the file of another', () => {
    const options = at('2026-11-21T09:00:00Z');
    expect(followUpReasons(project({ status: 'rejected' }), [proposition()], options)).toEqual([]);
    expect(followUpReasons(project({ id: 8 }), [proposition()], options)).toEqual([]);
  });
});

it('puts first the proposal that ends first, then the longest silence, and leaves out what needs nothing', () => {
  const rows = [
    project({ id: 1, lastContactedAt: '2026-11-01' }),
    project({ id: 2, lastContactedAt: '2026-11-20' }),
    project({ id: 3, lastContactedAt: '2026-09-01' }),
    project({ id: 4, lastContactedAt: '2026-11-20' }),
    project({ id: 5, lastContactedAt: '2026-11-20' }),
  ];
  const propositions = [
    proposition({ id: 40, projectId: 4, validUntil: '2026-11-28' }),
    proposition({ id: 50, projectId: 5, validUntil: '2026-11-22' }),
    proposition({ id: 51, projectId: 5, validUntil: '2026-11-21' }),
    proposition({ id: 60, projectId: null }),
  ];
  const found = followUps(rows, propositions, at('2026-11-21T09:00:00Z'));
  expect(found.map(({ project: { id } }) => id)).toEqual([5, 4, 3, 1]);
  expect(found[0]?.reasons.map(followUpWords)).toEqual([
    'Proposition n°\u00A051\u00A0: expire aujourd’hui',
    'Proposition n°\u00A050\u00A0: expire demain',
  ]);
});

it.each([
  [{ kind: 'quiet', days: 21, since: 'contact' }, 'Sans contact depuis 21\u00A0jours'],
  [{ kind: 'quiet', days: 1, since: 'contact' }, 'Sans contact depuis 1\u00A0jour'],
  [{ kind: 'quiet', days: 21, since: 'creation' }, 'Aucun contact, dossier créé il y a 21\u00A0jours'],
  [
    { kind: 'ending', propositionId: 1042, number: '', daysLeft: 3 },
    'Proposition n°\u00A01042\u00A0: expire dans 3\u00A0jours',
  ],
  [
    { kind: 'ending', propositionId: 1, number: 'PROP-2026-0412', daysLeft: 0 },
    'Proposition n°\u00A0PROP-2026-0412\u00A0: expire aujourd’hui',
  ],
] as const)('says %j as « %s »', (reason, words) => {
  expect(followUpWords(reason)).toBe(words);
});
