import { createHash } from 'node:crypto';
import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { releaseStatement } from '@portal/registry/ownership';
import { readShellRelease } from '@portal/registry/read-shell';
import { createServedShells, type ServedShellsOptions, type ShellWish } from './served-shells';

const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const owner = generateKeyPairSync('ed25519');
const ownerKey = String(owner.publicKey.export({ format: 'jwk' }).x);

let dist: string;
let serial: number;
let now: number;
let problems: string[];

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'portal-shells-'));
  serial = 0;
  now = 0;
  problems = [];
  put('shell.json', described('0.9.0'));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function put(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
}

const code = (version: string) => `run("${version}")`;
const described = (version: string) =>
  JSON.stringify({
    version,
    base: `/shell/${version}/`,
    scripts: ['main.js'],
    styles: [],
    provides: { contract: 1, kit: '1.0.0', react: '19.0.0' },
    integrity: { 'main.js': digestOf(code(version)) },
  });

/** Puts a release on the disk. @returns how it is listed */
function release(version: string): { readonly digest: string; readonly signature: string } {
  const text = described(version);
  put(`shell/${version}/shell.json`, text);
  put(`shell/${version}/main.js`, code(version));
  const statement = releaseStatement(readShellRelease(version, JSON.parse(text)), digestOf(text));
  const signature = sign(null, Buffer.from(statement), owner.privateKey).toString('base64');
  return { digest: digestOf(text), signature };
}

function list(shell: object | undefined): void {
  serial += 1;
  put('remotes.json', JSON.stringify({ schema: 2, serial, remotes: {}, shell }));
}

const VERSIONS = ['1.3.0', '1.2.0', '1.1.0', '1.0.0'] as const;

/** Stable 1.1.0 above 1.0.0, the canary 1.2.0 for half of all, the preview 1.3.0. */
function listAll(changes: Readonly<Record<string, object>> = {}): void {
  const versions = { ...Object.fromEntries(VERSIONS.map((each) => [each, release(each)])), ...changes };
  list({
    stable: '1.1.0',
    ladder: ['1.1.0', '1.0.0'],
    canary: { version: '1.2.0', percent: 50, salt: 'shell-1.2.0' },
    previews: ['1.3.0'],
    versions,
  });
}

const shells = (options: Partial<ServedShellsOptions> = {}) =>
  createServedShells({ dist, ownerKey, now: () => now, report: (each) => problems.push(each), ...options });

async function versionFor(wish?: ShellWish, served = shells()): Promise<string> {
  const { shell, isOrdinary } = await served.choose(wish);
  return `${shell.version}${isOrdinary ? '' : ' for some'}`;
}

it('without one in the registry, shell.json counts, as before the shell was a release', async () => {
  list(undefined);
  await expect(versionFor()).resolves.toBe('0.9.0');
  expect(problems).toEqual([]);
});

it('gives the stable version to everyone who asks for nothing', async () => {
  listAll();
  await expect(versionFor()).resolves.toBe('1.1.0');
});

it.each<[string, ShellWish, string]>([
  ['the preview that is asked for', { preview: '1.3.0' }, '1.3.0 for some'],
  ['no version that is no preview', { preview: '1.0.0' }, '1.1.0'],
  ['nothing that is no version', { preview: '../1.3.0' }, '1.1.0'],
])('gives %s', async (_what, wish, version) => {
  listAll();
  await expect(versionFor(wish)).resolves.toBe(version);
});

it('gives the canary to its share of the numbers, the same ones each time', async () => {
  listAll();
  const served = shells();
  const given = async () =>
    Promise.all(Array.from({ length: 100 }, (_, number) => versionFor({ number }, served)));
  const first = await given();
  expect(first.filter((version) => version === '1.2.0 for some')).toHaveLength(50);
  await expect(given()).resolves.toEqual(first);
});

it.each<[string, ShellWish, string]>([
  ['the stable one', {}, '1.0.0'],
  ['a preview', { preview: '1.3.0' }, '1.1.0'],
])('names, beside %s, the one to try when a browser cannot have it', async (_what, wish, version) => {
  listAll();
  const { before } = await shells().choose(wish);
  expect(before).toMatchObject({ shell: { version }, digest: release(version).digest });
  list({ stable: '1.0.0', ladder: ['1.0.0'], versions: { '1.0.0': release('1.0.0') } });
  expect((await shells().choose()).before).toBeUndefined();
});

describe('a version that is not what was listed and signed', () => {
  it.each<[string, () => void, string]>([
    ['of which a byte changed', () => put('shell/1.1.0/main.js', 'run("1.1.1")'), 'main.js is not the file'],
    [
      'whose description changed',
      () => put('shell/1.1.0/shell.json', described('1.1.0').replace('"styles":[]', '"styles":["main.js"]')),
      'shell.json is not the file',
    ],
    ['that is gone', () => rmSync(path.join(dist, 'shell/1.1.0'), { recursive: true }), 'no such file'],
  ])('%s is passed over for the next one below', async (_what, damage, reason) => {
    listAll();
    damage();
    await expect(versionFor()).resolves.toBe('1.0.0');
    expect(problems).toEqual([expect.stringContaining('Shell 1.1.0 is passed over: ')]);
    expect(problems[0]).toContain(reason);
  });

  it.each<[string, object]>([
    ['nobody', { signature: undefined }],
    ['somebody else', { signature: `${'A'.repeat(86)}==` }],
  ])('signed by %s is passed over', async (_who, change) => {
    listAll({ '1.1.0': { ...release('1.1.0'), ...change } });
    await expect(versionFor()).resolves.toBe('1.0.0');
    expect(problems).toEqual(['Shell 1.1.0 is passed over: the owner of the portal did not sign it']);
  });

  it('is not replaced by an unsigned shell.json when nothing is left below', async () => {
    listAll();
    for (const version of ['1.0.0', '1.1.0']) put(`shell/${version}/main.js`, 'flipped');
    await expect(versionFor()).rejects.toMatchObject({ name: 'NoShell', statusCode: 503 });
  });
});

it('follows the registry, and keeps the entry it knew while the new one cannot be read', async () => {
  listAll();
  const served = shells();
  await expect(versionFor({}, served)).resolves.toBe('1.1.0');
  list({ stable: '1.0.0', ladder: ['1.0.0'], versions: { '1.0.0': release('1.0.0') } });
  await expect(versionFor({}, served)).resolves.toBe('1.0.0');
  list({ stable: '1.0.0' });
  await expect(versionFor({}, served)).resolves.toBe('1.0.0');
});
