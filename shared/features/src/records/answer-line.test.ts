import { answerLine } from './project-next-step';

it.each([
  [[], ''],
  [[null], 'Répondez à la proposition reçue.'],
  [['2026-11-23'], 'Répondez à la proposition reçue, au plus tard le 23\u00A0novembre 2026.'],
  [
    ['2026-12-12', '2026-11-23'],
    'Répondez aux deux propositions reçues, au plus tard le 23\u00A0novembre 2026 pour la première.',
  ],
  [[null, null, null], 'Répondez aux trois propositions reçues.'],
])('of the last days %j it says %j', (days, line) => {
  expect(answerLine(days.map((validUntil) => ({ validUntil })))).toBe(line);
});
