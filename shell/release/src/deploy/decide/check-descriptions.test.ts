import type { RemoteRoute } from '@portal/registry/registry';
import { objectionsToDescriptions } from './check-descriptions';

const GOOD = 'Les mots du financement immobilier expliqués simplement, en une phrase chacun.';
const route = (changes: Partial<RemoteRoute>): RemoteRoute => ({
  path: '/glossaire',
  page: 'glossary',
  title: 'Glossaire',
  roles: ['VISITOR', 'AGENT'],
  access: 'public',
  description: GOOD,
  ...changes,
});

it.each<[string, Partial<RemoteRoute>]>([
  ['which a visitor cannot open', { access: 'signed-in' }],
  ['which a visitor cannot open', { roles: ['AGENT'] }],
  ['which is no single address', { path: '/glossaire/:mot' }],
  ['plain text on one line', { description: `${GOOD}\nEt plus.` }],
  ['plain text on one line', { description: ` ${GOOD}` }],
  ['plain text on one line', { description: `<b>${GOOD}</b>` }],
  ['in 49 characters', { description: 'x'.repeat(49) }],
  ['in 161 characters', { description: 'x'.repeat(161) }],
])('a description is refused: %s', (objection, changes) => {
  expect(objectionsToDescriptions([route(changes)])).toEqual([expect.stringContaining(objection)]);
});

it('a description has 50 to 160 characters, or is left out, and is of one page only', () => {
  const fine = [
    route({ path: '/b', description: 'x'.repeat(50) }),
    route({ path: '/c', description: 'x'.repeat(160) }),
    route({ path: '/file/:id', access: 'signed-in', description: undefined }),
  ];
  expect(objectionsToDescriptions([...fine, route({}), route({ path: '/mots' })])).toEqual([
    'It describes /mots in the words of another page.',
  ]);
});
