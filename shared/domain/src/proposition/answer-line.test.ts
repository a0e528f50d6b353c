import { answerLine } from './answer-line';

it.each([
  [[], ''],
  [[null], 'Une proposition attend votre réponse.'],
  [['2026-11-23'], 'Une proposition attend votre réponse jusqu’au 23\u00A0novembre 2026.'],
  [
    ['2026-12-12', '2026-11-23'],
    'Deux propositions attendent votre réponse, la première jusqu’au 23\u00A0novembre 2026.',
  ],
  [
    ['2026-11-23T08:00:00Z', '2026-11-23T20:00:00Z'],
    'Deux propositions attendent votre réponse jusqu’au 23\u00A0novembre 2026.',
  ],
  [
    ['2026-11-23', '2026-11-23', null],
    'Trois propositions attendent votre réponse, les deux premières jusqu’au 23\u00A0novembre 2026.',
  ],
  [[null, null, null], 'Trois propositions attendent votre réponse.'],
])('of the last days %j it says %j', (days, line) => {
  expect(answerLine(days.map((validUntil) => ({ validUntil })))).toBe(line);
});

it('says the same to staff of whoever has to answer', () => {
  expect(answerLine([{ validUntil: null }], true)).toBe('Une proposition attend sa réponse.');
});
