import { ApiError } from '@portal/kit';
import { refusalSentence } from './refusal-sentence';

const KEPT = 'Rien de ce que vous avez saisi n’est perdu.';
const CHANGED = 'Cet élément a changé entre-temps. Rechargez la page.';

it.each([
  [
    'the service is down',
    503,
    `Le service est momentanément indisponible. Réessayez dans quelques instants. ${KEPT}`,
  ],
  ['it may not be done', 403, `Votre compte ne permet pas cette action. ${KEPT}`],
  // What is typed goes with the page that must be loaded again.
  ['it changed meanwhile', 409, CHANGED],
  ['it is not what was read', 412, CHANGED],
])('says of a refusal without a reason (%s) what is true of what was typed', (_when, status, words) => {
  expect(refusalSentence(new ApiError(status))).toBe(words);
});

it('gives the reasons of the server, and no others', () => {
  expect(refusalSentence(new ApiError(409, [{ detail: 'Ce dossier a changé entre-temps.' }]))).toBe(
    'Ce dossier a changé entre-temps.',
  );
});

it.each([
  [503, 'Le service est momentanément indisponible. Réessayez dans quelques instants.'],
  [0, 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.'],
])('says nothing of what was typed where nothing was: status %i', (status, words) => {
  expect(refusalSentence(new ApiError(status), false)).toBe(words);
});
