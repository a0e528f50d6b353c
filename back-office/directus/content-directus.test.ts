import { rmSync } from 'node:fs';
import { copyOfContent } from '../test/testing/served-content';
import { contentDirectus } from './content-directus';
import { makeDirectus, type MadeDirectus } from '../test/directus/made-directus';

let directus: MadeDirectus;
let folder: string;

beforeEach(async () => {
  directus = await makeDirectus();
  folder = copyOfContent();
});

afterEach(async () => {
  await directus.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command, by default against the test's Directus. */
async function run(...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const where = args.some((arg) => arg === '--url') ? [] : ['--url', directus.url];
  const code = await contentDirectus(
    [...where, ...args],
    { DIRECTUS_TOKEN: directus.token },
    { out: (line) => out.push(line), error: (line) => errors.push(line) },
    folder,
  );
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

const page = (id: number) => directus.rows('page_intergestion').find((row) => row['id'] === id);

it('gives an empty Directus everything that a visitor of the portal reads', async () => {
  const { code, out, errors } = await run();
  expect(errors).toBe('');
  expect(code).toBe(0);
  expect(out).toMatch(/(\d+) of \1 reads of the portal answer a visitor\./);
  expect(page(1)?.['title']).toBe('Conditions générales d’utilisation');
  // The service would show the token of a dated sentence.
  expect(String(page(5)?.['content'])).not.toContain('{mention');
  expect(directus.rows('slider_intergestion_files')[0]).toMatchObject({ slider_intergestion_id: 3 });
});

it('may be run again: what editors wrote is kept, what is missing comes back', async () => {
  await run();
  Object.assign(page(1) ?? {}, { title: 'Nos conditions' });
  const pages = directus.rows('page_intergestion');
  pages.splice(
    pages.findIndex((row) => row['id'] === 3),
    1,
  );
  directus.writes.length = 0;
  const { code, out } = await run();
  expect(code).toBe(0);
  expect(page(1)?.['title']).toBe('Nos conditions');
  expect(directus.writes).toEqual(['POST /items/page_intergestion']);
  expect(out).toMatch(/^made +page_intergestion 3$/m);
  directus.rows('fields of roadmap_intergestion').pop();
  expect((await run('--overwrite')).code).toBe(0);
  expect(page(1)?.['title']).toBe('Conditions générales d’utilisation');
  expect(directus.writes).toContain('POST /fields/roadmap_intergestion');
});

it('leaves messages alone that took the number of the form, and shows them to nobody', async () => {
  directus.rows('contact').push({ id: 1, kind: 'message', email: 'a@example.fr', comment: 'Bonjour' });
  expect((await run()).code).toBe(0);
  expect(directus.rows('contact')).toHaveLength(2);
  expect(directus.rows('contact')[0]).toMatchObject({ kind: 'message', comment: 'Bonjour' });
  const answer = await fetch(`${directus.url}/items/contact`);
  expect(JSON.stringify(await answer.json())).not.toContain('Bonjour');
});

it('makes no picture public but its own', async () => {
  await run();
  directus.rows('directus_files').push({ id: 'private', folder: 'other' });
  expect((await fetch(`${directus.url}/assets/private`)).status).toBe(403);
});

it('says so when visitors’ messages can be read by everyone', async () => {
  await run();
  directus.rows('contact').push({ id: 2, kind: 'message', email: 'a@example.fr', comment: 'Bonjour' });
  const permission = directus
    .rows('permissions')
    .find((row) => row['collection'] === 'contact' && row['action'] === 'read');
  Object.assign(permission ?? {}, { permissions: null, fields: ['id', 'title', 'comment', 'email'] });
  const { code, errors } = await run('--check');
  expect(code).toBe(1);
  expect(errors).toContain('/items/contact shows what visitors wrote to everyone');
});

it('names each read that a visitor is refused, and changes nothing when it only checks', async () => {
  const { code, errors } = await run('--check');
  expect(code).toBe(1);
  expect(errors).toContain('/items/page_intergestion/1 answers 403');
  expect(directus.writes).toEqual([]);
});

it.each([
  ['a bad token', ['--token', 'nope'], 1, 'The token is refused'],
  ['nobody there', ['--url', 'http://127.0.0.1:9'], 1, 'Nobody answers at http://127.0.0.1:9'],
  ['no address', ['--url', 'ftp://x'], 2, '--url is missing'],
  ['an unknown word', ['--colour'], 2, '--colour'],
  ['two wishes at once', ['--check', '--overwrite'], 2, '--check changes nothing'],
])('answers %s with a line that says what to do', async (_, args, code, words) => {
  const answer = await run(...args);
  expect(answer.code).toBe(code);
  expect(answer.errors).toContain(words);
  expect(answer.errors).not.toContain('nope');
});
