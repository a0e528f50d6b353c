import type { Proposition } from './proposition';
import { mostUrgentFirst } from './urgency';

const NOW = new Date('2026-11-20T22:30:00Z'); // 23:30 in Paris

type Told = Partial<
  Pick<Proposition, 'status' | 'statusName' | 'validUntil' | 'createdAt' | 'acceptedInstead'>
>;

const order = (told: Readonly<Record<string, Told>>): readonly string[] =>
  mostUrgentFirst(
    Object.entries(told),
    ([, given]) => ({ status: 'draft', statusName: '', validUntil: null, createdAt: null, ...given }),
    NOW,
  ).map(([name]) => name);

it.each<[string, Readonly<Record<string, Told>>, readonly string[]]>([
  [
    'the first to expire leads',
    {
      later: { validUntil: '2026-12-20' },
      today: { validUntil: '2026-11-20' },
      soon: { validUntil: '2026-11-22' },
    },
    ['today', 'soon', 'later'],
  ],
  [
    'a day and a time of one day are compared as times',
    { night: { validUntil: '2026-11-25T22:00:00Z' }, noon: { validUntil: '2026-11-25T11:00:00+01:00' } },
    ['noon', 'night'],
  ],
  [
    'without a last day: after those that have one, the newest first',
    {
      old: { createdAt: '2026-11-01' },
      undated: {},
      recent: { createdAt: '2026-11-15' },
      dated: { validUntil: '2027-11-01' },
    },
    ['dated', 'recent', 'old', 'undated'],
  ],
  [
    'answered ones after all that can be answered, by id or by name, then those that are over',
    {
      expired: { validUntil: '2026-11-19' },
      withdrawn: { status: 'cancelled', validUntil: '2026-12-01' },
      declined: { status: 'declined', validUntil: '2026-11-22' },
      accepted: { status: 'state_7', statusName: 'Proposition acceptée', validUntil: '2026-11-10' },
      open: {},
    },
    ['open', 'declined', 'accepted', 'expired', 'withdrawn'],
  ],
  [
    'one whose project accepted another waits for nothing more',
    { settled: { validUntil: '2026-11-22', acceptedInstead: 'PROP-7' }, open: {} },
    ['open', 'settled'],
  ],
  ['equal ones keep their order', { b: {}, a: {}, c: {} }, ['b', 'a', 'c']],
])('%s', (_, told, expected) => {
  expect(order(told)).toEqual(expected);
});
