import { createRequire } from 'node:module';

const required = createRequire(__filename);
const { byAnyHash } = required('./by-any-hash.cjs') as {
  byAnyHash: (minify: Minify) => Minify;
};
const { swcMinify } = required('terser-webpack-plugin') as { swcMinify: Minify };

type Minify = (
  input: Readonly<Record<string, string>>,
  sourceMap: undefined,
  options: object,
) => Promise<{ readonly code?: string }>;

/** Runtime code as webpack emits it before the content hashes are known. */
const runtime = (...hashes: readonly string[]) => `
  const names = { 110: "${hashes[0]}", 152: "${hashes[1]}" };
  const picture = "hero-street.${hashes[2]}.svg";
  export function load(chunk, retry, failed, base) {
    const file = base + chunk + "." + names[chunk] + ".js";
    return fetch(file).then((answer) => answer.ok || failed(file)).catch(() => retry(picture));
  }
`;
const HERE = ['450356a0', '86d225c8', '7c172b80'];
const THERE = ['ffffffff', 'eeeeeeee', 'dddddddd'];

const minified = async (minify: Minify, hashes: readonly string[]) =>
  (await minify({ 'remoteEntry.js': runtime(...hashes) }, undefined, { module: true })).code ?? '';

it('minifies the same code alike whatever its hashes are, and keeps each where it was', async () => {
  const [here, there] = await Promise.all(
    [HERE, THERE].map((hashes) => minified(byAnyHash(swcMinify), hashes)),
  );
  const expected = HERE.reduce((code, hash, at) => code.replaceAll(hash, THERE[at] ?? ''), here ?? '');
  expect(there).toBe(expected);
  for (const hash of HERE) expect(here).toContain(hash);
  expect(here).toContain('hero-street.7c172b80.svg');
});

it('leaves what only looks like a place alone', async () => {
  const { code } = await byAnyHash(swcMinify)({ 'main.js': 'export default "hash0007";' }, undefined, {
    module: true,
  });
  expect(code).toContain('hash0007');
});
