import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ApiError } from '@portal/kit';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { failureSentence, problemsOf } from './problems';

const backOffice = path.resolve(__dirname, '../../../back-office/src');

/** What the back office answers, in its own language: « title » and « detail » as they stand in its code. */
const REFUSALS = [
  /title: '(?<title>[^']+)',\s*detail: (?<quote>['"`])(?<detail>.+?)\k<quote>/g,
  /(?:invalid|one)\((?:\d+, )?\s*'(?<title>[^']+)',\s*(?<quote>['"`])(?<detail>.+?)\k<quote>/g,
  /detail = (?<quote>['"`])(?<detail>.+?)\k<quote>(?<title>)/g,
  /accessDenied\((?<quote>['"`])(?<detail>.+?)\k<quote>(?<title>)/g,
];

const answers = filesBelow(backOffice)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(path.join(backOffice, file), 'utf8'))
  .flatMap((code) => REFUSALS.flatMap((pattern) => [...code.matchAll(pattern)]))
  .map(({ groups = {} }) => ({
    detail: groups['detail'] ?? '',
    ...(groups['title'] && { title: groups['title'] }),
  }));

it.each([
  [
    'This value is too long. It should have 100 characters or less.',
    'Ce texte est trop long\u00a0: 100\u00a0caractères au plus.',
  ],
  [
    'This value is too short. It should have 2 characters or more.',
    'Ce texte est trop court\u00a0: 2\u00a0caractères au moins.',
  ],
  ['Wrong length', 'Cette valeur n’a pas la bonne longueur.'],
])('a refused length says the limit: %s', (detail, words) => {
  const refused = new ApiError(400, [{ title: 'length constraint', detail, source: 'label' }]);
  expect(problemsOf(refused)).toMatchObject([{ detail: words }]);
});

it.each([
  ['creation limit constraint', 'Too many creations. Try again in 40 s.', 'Patientez 40\u00a0secondes, puis'],
  ['creation limit constraint', 'Too many creations. Try again in 1 s.', 'Patientez 1\u00a0seconde, puis'],
  [
    'too many requests http exception',
    'Too many attempts. Try again in 3295 s.',
    'Patientez 55\u00a0minutes, puis',
  ],
  ['REQUESTS_EXCEEDED', 'Too many requests, retry after 60s.', 'Patientez 1\u00a0minute, puis'],
  ['REQUESTS_EXCEEDED', 'Slow down.', 'Patientez un instant, puis'],
])('what is too much says how long to wait: %s, %s', (title, detail, words) => {
  const [problem] = problemsOf(new ApiError(429, [{ title, detail }]));
  expect(problem?.detail).toContain(words);
});

it.each([undefined, 'region'])('no refusal reaches its reader in English (field: %s)', (source) => {
  expect(answers.length).toBeGreaterThan(40);
  const told = answers.flatMap((problem) =>
    problemsOf(new ApiError(400, [{ ...problem, ...(source !== undefined && { source }) }])),
  );
  const english = /\b(?:the|this|is|not|should|must|too|many|does|denied|expected|unknown|select|value)\b/i;
  expect(told.map(({ detail }) => detail).filter((detail) => english.test(detail))).toEqual([]);
});

it.each([
  [0, 'Le serveur ne répond pas.'],
  [403, 'Votre compte ne permet pas'],
  [404, 'n’existe pas'],
  [500, 'momentanément indisponible'],
  [418, 'n’a pas abouti'],
])('after a %i that says nothing there is a sentence in French', (status, sentence) => {
  expect(failureSentence(new ApiError(status))).toContain(sentence);
});

// What the embedded servers answer about the request as a whole, in their language.
it.each([
  [503, 'service unavailable http exception', 'The server is busy.', /momentanément indisponible/],
  [503, 'read only http exception', 'In English.', /^Le portail ne peut rien enregistrer.*: ni connexion/],
  [503, 'file scan http exception', 'In English.', /^L’antivirus du portail ne répond pas/],
  [409, 'conflict constraint', 'The proposition is already decided: accepted.', /a déjà été acceptée/],
  [409, 'holding limit constraint', 'In English.', /^Votre compte a atteint le nombre d’éléments/],
  [412, 'precondition failed http exception', 'The entity was changed meanwhile.', /a changé entre-temps/],
  [403, 'access denied exception', 'Access Denied.', /^Votre compte ne permet pas cette action/],
  [400, 'file virus constraint', 'In English.', /^Ce fichier est refusé\u00a0: l’antivirus/],
  [400, 'file script constraint', 'In English.', /^Ce PDF contient un script ou une action/],
  [400, 'extra fields constraint', 'This form should not contain extra fields: x', /n’a pas abouti/],
  [400, 'form constraint', 'Le serveur parle français.', /^Le serveur parle français\.$/],
])('a %i for %s is told in French', (status, title, detail, sentence) => {
  const [problem] = problemsOf(new ApiError(status, [{ title, detail }]));
  expect(problem?.detail).toMatch(sentence);
});

it('also something that is no answer at all is told', () => {
  expect(failureSentence(new TypeError('x'))).toContain('Une erreur est survenue');
  expect(problemsOf('x')).toEqual([]);
});
