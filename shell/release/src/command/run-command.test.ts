import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { putVersions, sceneOfDist } from '../../test/release-samples';

const root = path.resolve(__dirname, '../../../..');
const COMMANDS = path.join(root, 'shared/build/commands');
const scene = sceneOfDist((dist) => putVersions(dist, ['1.0.0']));

/** Runs Node, and gives what it prints. */
function run(...args: readonly string[]): Promise<{ code: number | null; out: string; errors: string }> {
  const child = spawn(process.execPath, args, { cwd: root });
  let out = '';
  let errors = '';
  child.stdout.on('data', (bytes) => (out += String(bytes)));
  child.stderr.on('data', (bytes) => (errors += String(bytes)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })));
}

it('npm run portal bundles the command once, also when two are given at once, and removes what is unused', async () => {
  mkdirSync(path.join(root, '.cache'), { recursive: true });
  // Bundles other than those that are in use here.
  const bundles = mkdtempSync(path.join(root, '.cache/commands-test-'));
  const bundle = () =>
    run(
      '--input-type=module',
      '--eval',
      `import { bundleOf } from ${JSON.stringify(pathToFileURL(path.join(COMMANDS, 'command-bundle.mjs')).href)};
       console.log(await bundleOf('portal', ${JSON.stringify(bundles)}));`,
    );
  for (const [name, hours] of Object.entries({ 'portal-used': 23, 'portal-unused': 25 })) {
    mkdirSync(path.join(bundles, name));
    const then = new Date(Date.now() - hours * 60 * 60_000);
    utimesSync(path.join(bundles, name), then, then);
  }
  try {
    const [one, other] = await Promise.all([bundle(), bundle()]);
    expect(one).toMatchObject({ code: 0, errors: '', out: other.out });
    const file = one.out.trim();
    expect((await bundle()).out.trim()).toBe(file);
    expect(readdirSync(bundles).sort()).toEqual([path.basename(path.dirname(file)), 'portal-used'].sort());
    const told = await run(file, 'status', '--json', '--dist', scene.dist);
    expect(JSON.parse(told.out)).toMatchObject({ ok: true, serial: 1 });
  } finally {
    rmSync(bundles, { recursive: true, force: true });
  }
}, 60_000);
