import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { putVersions, sceneOfDist } from '../../test/release-samples';

const root = path.resolve(__dirname, '../../../..');
const COMMANDS = path.join(root, 'shared/build/commands');
const scene = sceneOfDist((dist) => putVersions(dist, ['1.0.0']));

/** Bundles of commands, other than those that are in use here. */
let bundles: string;
beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  bundles = mkdtempSync(path.join(root, '.cache/commands-test-'));
});
afterEach(() => rmSync(bundles, { recursive: true, force: true }));

/** Runs Node, and gives what it prints. */
function run(...args: readonly string[]): Promise<{ code: number | null; out: string; errors: string }> {
  const child = spawn(process.execPath, args, { cwd: root });
  let out = '';
  let errors = '';
  child.stdout.on('data', (bytes) => (out += String(bytes)));
  child.stderr.on('data', (bytes) => (errors += String(bytes)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })));
}

/** The bundle of the portal command, made where the tests look at it. */
const bundle = () =>
  run(
    '--input-type=module',
    '--eval',
    `import { bundleOf } from ${JSON.stringify(pathToFileURL(path.join(COMMANDS, 'command-bundle.mjs')).href)};
     console.log(await bundleOf('portal', ${JSON.stringify(bundles)}));`,
  );

describe('npm run portal', () => {
  it('bundles the command once, also when two are given at the same time', async () => {
    const [one, other] = await Promise.all([bundle(), bundle()]);
    expect(one).toMatchObject({ code: 0, errors: '', out: other.out });
    expect(readdirSync(bundles)).toHaveLength(1);
    const file = one.out.trim();
    const made = statSync(file).mtimeMs;

    expect((await bundle()).out.trim()).toBe(file);
    expect(statSync(file).mtimeMs).toBe(made);
    const told = await run(file, 'status', '--json', '--dist', scene.dist);
    expect(JSON.parse(told.out)).toMatchObject({ ok: true, serial: 1 });
  }, 60_000);

  it('removes bundles of earlier sources that nothing has used for a day', async () => {
    for (const [name, hours] of [
      ['portal-used', 23],
      ['portal-unused', 25],
    ] as const) {
      mkdirSync(path.join(bundles, name));
      const then = new Date(Date.now() - hours * 60 * 60_000);
      utimesSync(path.join(bundles, name), then, then);
    }
    await bundle();

    expect(readdirSync(bundles)).toEqual(expect.arrayContaining(['portal-used']));
    expect(readdirSync(bundles)).not.toContain('portal-unused');
  }, 60_000);
});
