import { hasDeadline, isEndingSoon, standingOf, type Weighed } from './standing';

const NOW = new Date('2026-11-20T22:30:00Z'); // 23:30 in Paris
const given = (told: Partial<Weighed>): Weighed => ({
  status: 'draft',
  statusName: '',
  validUntil: null,
  ...told,
});

/** What holds of it, for its applicant. */
const factsOf = (told: Partial<Weighed>): string => {
  const standing = standingOf(given(told), NOW);
  const facts = {
    sent: standing.isSent,
    new: standing.isNew,
    soon: isEndingSoon(given(told), NOW),
    accept: standing.isAnswerable,
    decline: standing.isRefusable,
    day: hasDeadline(given(told), NOW),
    ended: standing.isEnded,
  };
  const held = Object.entries(facts).flatMap(([name, holds]) => (holds ? [name] : []));
  return [standing.state, ...held].join(' ');
};

const OTHER = { acceptedInstead: 'PROP-7' };

it.each<[string, Partial<Weighed>]>([
  ['waiting sent new accept decline day', {}],
  ['waiting sent new soon accept decline day', { validUntil: '2026-11-27' }],
  ['waiting sent new soon accept decline day', { validUntil: '2026-11-20' }],
  ['waiting sent new accept decline day', { fileStatus: 'approuved' }],
  // A server that calls what was sent Nouvelle.
  ['waiting sent new accept decline day', { statusName: 'Nouvelle' }],
  ['late sent accept decline day ended', { validUntil: '2026-11-19' }],
  ['superseded sent decline ended', OTHER],
  ['superseded sent decline ended', { ...OTHER, fileStatus: 'proposition_acceptee' }],
  ['file-over sent accept decline ended', { fileStatus: 'proposition_acceptee' }],
  ['file-over sent accept decline ended', { fileStatus: 'rejected', validUntil: '2026-11-22' }],
  ['being-written day', { status: 'open' }],
  ['being-written day', { status: 'state_1', statusName: 'Nouvelle', ...OTHER }],
  ['closed sent ended', { status: 'expired' }],
  ['closed sent ended', { status: 'cancelled', validUntil: '2026-11-22' }],
  ['accepted sent ended', { status: 'accepted' }],
  ['accepted sent ended', { status: 'x', statusName: 'Proposition acceptée', validUntil: '2026-11-01' }],
  ['declined sent ended', { status: 'declined', ...OTHER, fileStatus: 'rejected' }],
  ['unlisted sent accept decline day', { status: 'sent_to_customer', statusName: 'Envoyée' }],
])('is %s: %j', (expected, told) => {
  expect(factsOf(told)).toBe(expected);
});

it.each(['draft', 'open', 'accepted', 'sent_to_customer'])(
  'staff answers none of status %s, and reads the rest alike',
  (status) => {
    const { isAnswerable, isRefusable, ...rest } = standingOf(given({ status }), NOW, 'staff');
    expect([isAnswerable, isRefusable]).toEqual([false, false]);
    expect(standingOf(given({ status }), NOW)).toMatchObject(rest);
  },
);
