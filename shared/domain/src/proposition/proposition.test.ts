import { PROPOSITION_PROGRESS_PERCENT } from './proposition';
import { canDecide, propositionStatusLabel } from './status';
import { expiryText, validityOf } from './validity';

const decided = (status: string | null, statusName = '') => ({ status, statusName });

describe('deciding on a proposition', () => {
  it.each([
    ['draft', '', true],
    ['open', 'Nouvelle', true],
    [null, '', true],
    ['accepted', '', false],
    ['state_7', 'Proposition acceptée', false],
    ['state_8', 'Proposition refusée', false],
    ['sent_to_customer', 'Envoyée', true],
  ])('status %p named "%s": the buttons show is %p', (status, name, expected) => {
    expect(canDecide(decided(status, name))).toBe(expected);
  });

  it('shows the name of the server before ours, and never nothing', () => {
    expect(propositionStatusLabel('accepted', 'Acceptée')).toBe('Acceptée');
    expect(propositionStatusLabel('accepted')).toBe('Proposition acceptée');
    expect(propositionStatusLabel('under_review')).toBe('under review');
    expect(propositionStatusLabel(null)).toBe('');
  });

  it('observed: the bar of a proposition is always at 60 percent', () => {
    expect(PROPOSITION_PROGRESS_PERCENT).toBe(60);
  });
});

describe('validity of a proposition', () => {
  const now = new Date('2026-11-20T22:30:00Z'); // 23:30 in Paris

  it.each([
    ['2026-11-20T23:00:00Z', { kind: 'valid', daysLeft: 1 }],
    ['2026-11-23', { kind: 'valid', daysLeft: 3 }],
    ['2026-11-19T12:00:00Z', { kind: 'expired', daysAgo: 1 }],
    [null, { kind: 'open-ended' }],
  ])('until %p is %p', (validUntil, expected) => {
    expect(validityOf({ validUntil }, now)).toEqual(expected);
  });

  it.each([
    ['2026-11-26', 'Expire dans 6\u00A0jours'],
    ['2026-11-21', 'Expire demain'],
    ['2026-11-19', 'Expirée depuis le 20\u00A0novembre 2026'],
    ['2026-10-31', 'Expirée depuis le 1er\u00A0novembre 2026'],
    [null, ''],
  ])('until %p reads %p', (validUntil, expected) => {
    expect(expiryText({ validUntil }, now)).toBe(expected);
  });
});
