import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { putRelease, putVersions, sceneOfDist } from '../../test/release-samples';
import { runPortal } from './run-portal';
import { readServed } from '../registry/stored-registries';

const root = path.resolve(__dirname, '../../../..');
const REMOTES = ['admin', 'agent', 'public'];
const scene = sceneOfDist((dist) => putVersions(dist, ['1.0.0', '1.1.0'], { names: REMOTES }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs the command in this process. */
async function run(...args: readonly string[]): Promise<Ended> {
  let out = '';
  let errors = '';
  const code = await runPortal(
    args,
    (text) => (out += text),
    (text) => (errors += text),
  );
  return { code, out, errors };
}
const portal = (...args: readonly string[]) => run('--dist', scene.dist, ...args);

describe('the portal command', () => {
  it('refuses with one line, exit code 1, and the same for programs', async () => {
    utimesSync(scene.inDist('remotes/agent/1.0.0'), 0, 0);
    const { code, out, errors } = await portal('rollback', 'agent', '--to', '9.9.9', '--json');
    expect(code).toBe(1);
    expect(errors).toBe('mfe-agent 9.9.9 is not on the disk, or not whole. On the disk are 1.1.0, 1.0.0.\n');
    expect(JSON.parse(out)).toEqual({ ok: false, error: errors.trim() });
  });

  it('works on the folder that the server serves, where PORTAL_DIST names one', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, PORTAL_DIST: scene.dist });
    expect(JSON.parse((await run('status', '--json')).out)).toMatchObject({ ok: true, serial: 2 });
  });

  const THERE = 'portal deploy --help says what there is.';
  it.each([
    ['canary agent --version 1.0.0', '--percent needs a number from 0 to 100.'],
    ['canary agent --percent 10 --roles BROKER', '--roles "BROKER": a role there does not exist.'],
    ['disable agent', '--message: say in French what users shall read.'],
    ['rollback ../agent', 'The remote: "../agent" is not a name.'],
    ['deploy agent --version newest', 'The version: "newest" is not a version.'],
    [
      'deploy agent --url ftp://portail.example --version 1.0.0',
      '--url needs an address that starts with http:// or https://, not "ftp://portail.example".',
    ],
    ['rollback', 'Name the remote, or a registry with --serial.'],
    [
      'rollback agent --serial 3',
      '--serial puts the whole registry back: a remote or --to has no place there.',
    ],
    ['rollback --serial first', '--serial needs a number from 0 to 9007199254740991.'],
    ['deplot agent', "Unknown command 'deplot' (did you mean deploy?): portal --help says what there is."],
    ['deploy', `Missing required argument 'remote|shell': ${THERE}`],
    ['deploy agent --percent 10', `Unknown option '--percent': ${THERE}`],
  ])('does not understand « %s »', async (typed, reason) => {
    expect(await portal(...typed.split(' '))).toMatchObject({ code: 2, errors: `${reason}\n` });
  });

  it('explains a command without a remote, with the options of every command', async () => {
    const { code, out } = await portal('deploy', '--help');
    expect(code).toBe(0);
    for (const part of [
      'Checks, uploads',
      'npm run portal -- deploy',
      '--version <V>',
      '--dist',
      '--json',
      '--help',
    ])
      expect(out).toContain(part);
    expect(await portal()).toMatchObject({ code: 2, out: expect.stringContaining('rollback') as string });
  });

  it('says how to build what is not built, and makes no folder out of a mistyped one', async () => {
    expect(await portal('deploy', 'agent', '--version', '98.7.6')).toMatchObject({
      code: 1,
      errors:
        'mfe-agent 98.7.6 is not built: npm run portal -- build agent --version 98.7.6, or say with --from where it is.\n',
    });
    const mistyped = `${scene.dist}-mistyped`;
    expect(await run('status', '--dist', mistyped)).toMatchObject({
      code: 1,
      errors: `There is no folder ${mistyped}: --dist names what a portal serves.\n`,
    });
  });

  it('puts a whole registry back, with its options in any order', async () => {
    const { code, out } = await portal('--json', 'rollback', '--serial=1');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ ok: true, serial: 3, copyOf: 1 });
  });
});

describe('the portal command as shipped: bundled, and in a process of its own', () => {
  let tools: string;
  let file: string;

  /** Runs Node, and gives what it prints. */
  function node(...args: readonly string[]): Promise<Ended> {
    const child = spawn(process.execPath, args, { cwd: root });
    let out = '';
    let errors = '';
    child.stdout.on('data', (chunk) => (out += String(chunk)));
    child.stderr.on('data', (chunk) => (errors += String(chunk)));
    return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, errors })));
  }
  const started = (...args: readonly string[]) => node(file, '--dist', scene.dist, ...args);

  beforeAll(async () => {
    // Inside the workspace, so that its packages are found.
    mkdirSync(path.join(root, '.cache'), { recursive: true });
    tools = mkdtempSync(path.join(root, '.cache/portal-test-'));
    const bundler = pathToFileURL(path.join(root, 'shared/build/commands/command-bundle.mjs')).href;
    const source = `import(${JSON.stringify(bundler)}).then(({ bundleOf }) => bundleOf('portal', ${JSON.stringify(tools)})).then(console.log)`;
    // Two commands that are given at the same time make one bundle.
    const [one, other] = await Promise.all([node('-e', source), node('-e', source)]);
    expect(one).toMatchObject({ code: 0, errors: '', out: other.out });
    file = one.out.trim();
  }, 60_000);

  afterAll(() => rmSync(tools, { recursive: true, force: true }));

  it('loses no edit of processes at once, one of which takes over the lock of a dead one', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const dead = { id: 'dead', pid, host: hostname(), command: 'deploy admin' };
    writeFileSync(scene.inDist('.release.holder.json'), JSON.stringify(dead));
    mkdirSync(scene.inDist('.release.lock'));
    const ended = await Promise.all([
      started('disable', 'admin', '--message', 'Nous revenons.'),
      started('rollback', 'agent'),
      started('canary', 'public', '--version', '1.0.0', '--percent', '12.5'),
    ]);

    expect(ended.map(({ code }) => code)).toEqual([0, 0, 0]);
    expect(ended.map(({ errors }) => errors).join('')).toContain(
      'Took over the lock of `portal deploy admin`',
    );
    expect(existsSync(scene.inDist('.release.lock'))).toBe(false);
    expect(readServed(scene.dist)).toMatchObject({
      serial: 5,
      remotes: {
        admin: { disabled: { message: 'Nous revenons.' } },
        agent: { stable: '1.0.0' },
        public: { canary: { version: '1.0.0', percent: 12.5 } },
      },
    });
    const told = JSON.parse((await portal('history', '--json')).out) as { history: { cause: string }[] };
    expect(told.history[0]).toMatchObject({ serial: 5, isServed: true });
    expect(told.history.map(({ cause }) => cause)).toContain('disable admin --message "Nous revenons."');
  }, 60_000);

  it('leaves nothing behind when it is stopped in the middle of a deployment', async () => {
    const before = scene.registryText;
    const from = putRelease(path.join(tools, 'built'), { version: '1.2.0' });
    // It stands after the upload: the portal that it verifies through never answers.
    const silent = createServer();
    await once(silent.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${String((silent.address() as AddressInfo).port)}`;
    const args = ['--dist', scene.dist, 'deploy', 'agent', '--from', from, '--url', url];
    const child = spawn(process.execPath, [file, ...args]);
    await once(silent, 'connection');
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as readonly unknown[];
    silent.close();
    expect(code).toBe(1);
    expect(scene.registryText).toBe(before);
    expect(readdirSync(scene.inDist('remotes/agent')).sort()).toEqual(['1.0.0', '1.1.0']);
    expect(existsSync(scene.inDist('.release.lock'))).toBe(false);
  }, 30_000);
});
