import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const pages = ['README.md', ...filesBelow(path.join(root, 'docs')).map((file) => `docs/${file}`)].filter(
  (file) => file.endsWith('.md'),
);
const scripts = Object.keys((JSON.parse(read('package.json')) as { readonly scripts: object }).scripts);
/** Those of a team's own repository, by whose template `docs/teams.md` speaks. */
const scriptsOutside = [
  ...read('shared/remote-sdk/template/repository/package.json.txt').matchAll(
    /^ {4}"([\w:]+)": "(?:portal|play)/gm,
  ),
].map(([, name = '']) => name);

it('the README is short', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(81);
});

it('the page of commands has each of them once', () => {
  const said = [...read('docs/commands.md').matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(
    ([, name]) => name,
  );
  expect(said.toSorted()).toEqual(scripts.toSorted());
});

/** Files that a recipe has somebody make. */
const made = [...read('shared/build/recipes/page.patch').matchAll(/^\+\+\+ b\/(\S+)/gm)].map(
  ([, file = '']) => file,
);

/** A file of the repository; neither a pattern nor what is built or installed. */
const FILE = /`((?:shared|shell|mfe-\w+|back-office|e2e|docs)\/[\w./-]+\.\w+)`/g;

it.each(pages)('%s names commands, pages and files that there are', (page) => {
  const text = read(page);
  // A decision describes the day it was made.
  const commands = page.startsWith('docs/decisions/')
    ? []
    : text.matchAll(/\bnpm run (?:-s )?([a-z][\w:-]*\w)/g);
  const known = page === 'docs/teams.md' ? [...scripts, ...scriptsOutside] : scripts;
  const unknown = [...commands].map(([, name = '']) => name).filter((name) => !known.includes(name));
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  const lost = links.filter((link) => !existsSync(path.resolve(root, path.dirname(page), link)));
  const files = page.startsWith('docs/decisions/') ? [] : text.matchAll(FILE);
  const gone = [...files].map(([, file = '']) => file).filter((file) => !existsSync(path.join(root, file)));
  const lacking = page === 'docs/changing.md' ? gone.filter((file) => !made.includes(file)) : gone;
  expect([...unknown, ...lost, ...lacking]).toEqual([]);
});

it('the page of the wire has every call that the client makes', () => {
  const wire = read('docs/wire.md');
  const folder = path.join(root, 'shared/api/src/endpoints');
  const sources = filesBelow(folder).filter((file) => !file.endsWith('.test.ts'));
  const calls = sources.flatMap((file) =>
    (readFileSync(path.join(folder, file), 'utf8').match(/(?<=['`])\/(?:admin\/)?api\/[\w/]+/g) ?? []).map(
      (call) => call.replace(/\/$/, ''),
    ),
  );
  expect(calls.length).toBeGreaterThan(15);
  expect([...new Set(calls)].filter((call) => !wire.includes(call))).toEqual([]);
});
