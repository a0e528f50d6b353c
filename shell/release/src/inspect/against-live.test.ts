import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createHost, type Host } from '@portal/host/create-host';
import { putAgainstLive } from './against-live';
import { digestOf, readUploaded } from '../registry/built-release';
import { sceneOfDeployments } from '../../test/deploy-scene';
import { canary, disable } from '../deploy/change-app';
import { putBuild, putVerified } from '../../test/release-samples';
import { readServed } from '../registry/written-registry';

const live = sceneOfDeployments();
const OWNER = 'team-agent';
let host: Host;
let address: string;
let folder: string;
/** The builds of this workspace, and what is put together. */
const built = () => path.join(folder, 'dist');
const to = () => path.join(folder, 'against');

/** Writes a shell as a build does, and makes it the one that is served. */
function putShell(dist: string, version: string, kit: string): void {
  const home = path.join(dist, 'shell', version);
  mkdirSync(home, { recursive: true });
  const code = `console.info("shell ${version}")`;
  writeFileSync(path.join(home, 'main.js'), code);
  const description = JSON.stringify({
    schema: 1,
    version,
    base: `/shell/${version}/`,
    scripts: ['main.js'],
    styles: [],
    fonts: [],
    signedIn: [],
    provides: { contract: 1, kit, react: '19.3.1' },
    integrity: { 'main.js': digestOf(Buffer.from(code)) },
  });
  for (const place of [home, dist]) writeFileSync(path.join(place, 'shell.json'), description);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-against-'));
  mkdirSync(built());
  putShell(live.dist, '1.0.0', '1.3.0');
  putShell(built(), '2.0.0', '1.5.0');
  host = createHost({
    dist: live.dist,
    publicFolder: folder,
    config: {},
    publicUrl: undefined,
    upstreams: [],
    log: false,
  });
  await host.listen('127.0.0.1', 0);
  await host.open();
  address = `http://127.0.0.1:${String((host.app.server.address() as AddressInfo).port)}`;
});
afterEach(async () => {
  // A refused command leaves connections, which the host would keep for seconds.
  host.app.server.closeAllConnections();
  await host.app.close();
  rmSync(folder, { recursive: true, force: true });
});

const put = (name: string, version: string, at = address) =>
  putAgainstLive({ address: at, built: built(), name, version, to: to() });
const shellIn = (dist: string) =>
  (JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8')) as { version: string }).version;

describe('a remote of this workspace', () => {
  it('is put on the live shell, beside what is live', async () => {
    await live.deploy('1.1.0');
    putBuild(built(), { version: '1.2.0' });
    const lines = await put('agent', '1.2.0');

    expect(lines).toEqual([
      `mfe-agent 1.2.0 of this workspace on the shell 1.0.0 of ${address}, beside mfe-admin 1.0.0`,
    ]);
    expect(shellIn(to())).toBe('1.0.0');
    expect(readFileSync(path.join(to(), 'shell/1.0.0/main.js'), 'utf8')).toBe('console.info("shell 1.0.0")');
    const remotes = readServed(to())?.remotes;
    expect(remotes).toMatchObject({
      agent: { stable: '1.2.0', ladder: ['1.2.0'], owner: OWNER },
      admin: { stable: '1.0.0' },
    });
    expect(readUploaded(to(), 'admin', '1.0.0').digest).toBe(
      readUploaded(live.dist, 'admin', '1.0.0').digest,
    );
    // The portal itself is as it was.
    expect(readServed(live.dist)?.remotes['agent']?.stable).toBe('1.1.0');
  });

  it('is refused in one sentence when it asks for more than the live shell has', async () => {
    putBuild(built(), {
      version: '1.2.0',
      says: { requires: { contract: 1, kit: '^1.4.0', react: '^19.0.0' } },
    });

    await expect(put('agent', '1.2.0')).rejects.toThrow(
      `mfe-agent 1.2.0 needs contract 1, kit ^1.4.0, react ^19.0.0, and the shell has contract 1, kit 1.3.0, react 19.3.1: its shell has to be deployed at ${address} before it, or it has to ask for less.`,
    );
  });

  it('is refused when the portal gives its paths to nobody, or to others', async () => {
    putBuild(built(), { name: 'loans', version: '1.0.0' });
    await expect(put('loans', '1.0.0')).rejects.toThrow('No team owns mfe-loans');
    const route = { path: '/usersList', page: 'home', title: 'Gens', roles: ['ADMIN'], access: 'signed-in' };
    putBuild(built(), { version: '1.2.0', says: { routes: [route] } });
    await expect(put('agent', '1.2.0')).rejects.toThrow('mfe-agent claims /usersList for ADMIN');
  });

  it('is told what is not as it is there', async () => {
    await live.deploy('1.1.0', { name: 'admin' });
    putVerified(live.dist, { name: 'admin', version: '1.2.0' });
    const admin = { dist: live.dist, name: 'admin', cause: 'test' };
    await canary(admin, { version: '1.2.0', percent: 10, roles: undefined });
    await disable(admin, 'À 14 h.');
    putBuild(built(), { version: '1.2.0' });

    expect((await put('agent', '1.2.0')).slice(1)).toEqual([
      'The canary 1.2.0 of mfe-admin is not part of it.',
      'mfe-admin is switched off there, and runs here.',
    ]);
    expect(readdirSync(path.join(to(), 'remotes/admin'))).toEqual(['1.1.0']);
  });
});

describe('the shell of this workspace', () => {
  it('is put under what is live', async () => {
    expect(await put('shell', '2.0.0')).toEqual([
      `The shell 2.0.0 of this workspace with what is live at ${address}: mfe-agent 1.0.0, mfe-admin 1.0.0`,
    ]);
    expect(shellIn(to())).toBe('2.0.0');
  });

  it('has the version of a remote that users would fall back to, which is told', async () => {
    const old = { contract: 1, kit: '~1.3.0', react: '^19.0.0' };
    await live.deploy('1.1.0', { says: { requires: old } });

    expect((await put('shell', '2.0.0')).slice(1)).toEqual([
      'mfe-agent 1.1.0 needs contract 1, kit ~1.3.0, react ^19.0.0, and the shell has contract 1, kit 1.5.0, react 19.3.1: its users fall back to 1.0.0.',
    ]);
    expect(readServed(to())?.remotes['agent']?.stable).toBe('1.0.0');
  });

  it('is refused when a live remote would not run on it any more', async () => {
    putShell(built(), '3.0.0', '2.0.0');

    await expect(put('shell', '3.0.0')).rejects.toThrow(
      /^mfe-agent 1\.0\.0, which is live, needs .+ kit \^1\.0\.0.+ kit 2\.0\.0.+, and none of its earlier versions fits/,
    );
  });
});

describe('what is live', () => {
  beforeEach(() => putBuild(built(), { version: '1.2.0' }));

  it.each([
    ['remotes/admin/1.0.0/home.js', /home\.js is not the file that was released\.$/],
    ['remotes/admin/1.0.0/remote.json', /remote\.json is not the one that the registry vouches for\.$/],
    ['shell/1.0.0/main.js', /main\.js is not the file that was released\.$/],
  ])('is refused where it was changed on its way: %s', async (file, reason) => {
    for (const suffix of ['', '.br', '.gz']) rmSync(path.join(live.dist, file + suffix), { force: true });
    writeFileSync(path.join(live.dist, file), 'export const home = "another";');

    await expect(put('agent', '1.2.0')).rejects.toThrow(reason);
  });

  it('is refused where nobody signed it whose signature counts', async () => {
    const registry = JSON.parse(live.registryText) as {
      remotes: Record<string, { versions: Record<string, { signature?: string }> }>;
    };
    delete registry.remotes['admin']?.versions['1.0.0']?.signature;
    writeFileSync(path.join(live.dist, 'remotes.json'), JSON.stringify(registry));

    await expect(put('agent', '1.2.0')).rejects.toThrow(
      `mfe-admin 1.0.0 of ${address} is signed by nobody whose signature counts there.`,
    );
  });

  it.each([
    ['ftp://portail.example', '"ftp://portail.example" is no address of a portal'],
    ['https://portail.example/portal', '"https://portail.example/portal" is no address of a portal'],
    ['http://127.0.0.1:9', 'http://127.0.0.1:9/ could not be had: is the portal there?'],
  ])('is no portal: %s', async (at, reason) => {
    await expect(put('agent', '1.2.0', at)).rejects.toThrow(reason);
  });

  it('is no portal where a page has no shell', async () => {
    const server = createServer((_request, response) => response.end('Bonjour'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const at = `http://127.0.0.1:${String(port)}`;
    await expect(put('agent', '1.2.0', at)).rejects.toThrow(`The shell of ${at} cannot be read`);
    server.close();
  });
});
