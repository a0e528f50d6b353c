import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Builds a small app with the preset. In a process of its own, as builds are: webpack also remembers in memory. */
const BUILD = `
  const { base, styleSheets } = require('./base.cjs');
  const [folder, version, path, cacheDirectory] = process.argv.slice(1);
  const app = { name: 'small', isDevelopment: false, root: folder, folder, version, place: 'remotes/small' };
  const preset = base(app);
  const compiler = require('webpack')({
    ...preset,
    devtool: false,
    entry: './main.ts',
    output: { ...preset.output, path },
    // Reading the preset's own packages would take most of the time.
    cache: { ...preset.cache, cacheDirectory, buildDependencies: {} },
    plugins: [styleSheets({ isDevelopment: false })],
  });
  compiler.run((failure, stats) => {
    compiler.close((closing) => {
      const problem = failure ?? closing ?? (stats.hasErrors() ? stats.toString('errors-only') : undefined);
      if (problem) throw new Error(problem);
    });
  });
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-classes-'));
  const app = path.join(folder, 'mfe-small');
  mkdirSync(app);
  const files = {
    'card.module.css': '.card { color: inherit }',
    'main.ts': "import styles from './card.module.css'; globalThis.drawn = styles.card;",
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(app, file), text);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The script and the style sheet of a version, by file name, built over one of the webpack caches of this test. */
function build(version: string, cache: string): Readonly<Record<string, string>> {
  const out = path.join(folder, `${version} over ${cache}`);
  const args = ['--eval', BUILD, path.join(folder, 'mfe-small'), version, out, path.join(folder, cache)];
  execFileSync(process.execPath, args, { cwd: __dirname, stdio: 'pipe' });
  return Object.fromEntries(
    readdirSync(out).map((file) => [file, readFileSync(path.join(out, file), 'utf8')]),
  );
}

it('gives a version the same files whether the cache is empty or holds another version', () => {
  const earlier = build('1.0.0', 'warm');
  const warm = build('1.1.0', 'warm');

  expect(warm).toEqual(build('1.1.0', 'cold'));
  // Two versions in one page share no class.
  expect(Object.values(warm)).not.toEqual(Object.values(earlier));
});
