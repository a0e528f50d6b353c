import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRecipes } from '../recipes/read-recipes.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const recipes = readRecipes(root);

it('has five recipes on a page that is read in a sitting', () => {
  expect(recipes.map(({ name }) => name)).toEqual(['field', 'status', 'page', 'filter', 'mail']);
  expect(readFileSync(path.join(root, 'docs/changing.md'), 'utf8').split('\n').length).toBeLessThanOrEqual(
    81,
  );
});

it.each(recipes)('$name: the example applies, and touches the files that the page names', (recipe) => {
  const { status, stderr } = spawnSync('git', ['apply', '--check', recipe.patch], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  const touched = readFileSync(recipe.patch, 'utf8').matchAll(/^diff --git a\/(\S+)/gm);
  expect([...touched].map(([, file = '']) => file).toSorted()).toEqual(recipe.files.toSorted());
  expect(recipe.files.length).toBeLessThanOrEqual(recipe.most);
  expect(recipe.commands).not.toEqual([]);
});
