import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { createHost, type Host } from '@portal/host/create-host';
import { putRelease, putVersions, sampleDist } from '@portal/release/test/release-samples';
import { signedHeaders } from '@portal/release/sign/request-signature';
import { runPortal } from '@portal/release/command/run-portal';
import { createSigningKey, type SigningKey } from '@portal/release/sign/signing-key';
import { readServed } from '@portal/release/registry/stored-registries';
import { createProblemBook } from '@portal/release/inspect/reported-problems';
import { guardingOptions } from '../guard/guarding-options';
import { releaseApi } from '../release-api/release-api';

export interface Ended {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** The owner's key of this checkout, which the portal of the scene has as well. */
export const OWNER_KEY = path.resolve(__dirname, '../../../.cache/keys/owner.key');
export const OF_LOANS = {
  page: 'home',
  title: 'Prêts',
  path: '/loans',
  roles: ['AGENT'],
  access: 'signed-in',
};

const isCommand = (input: Parameters<typeof fetch>[0]) =>
  (input instanceof URL ? input.href : typeof input === 'string' ? input : input.url).endsWith(
    '/portal/commands',
  );

/** A job that is killed when everything is uploaded. */
export const refusingCommands =
  (original: typeof fetch): typeof fetch =>
  (input, init) =>
    isCommand(input) ? Promise.reject(new TypeError('fetch failed')) : original(input, init);

/**
 * A portal that runs, for each test of a file, with the admin and the agent app, and the app "loans" of a team with a
 * repository of its own. All commands are those of `npm run portal`, from elsewhere.
 */
export function sceneOfReleaseApi() {
  let folder: string;
  let dist: string;
  let host: Host;
  let origin: string;
  let team: SigningKey;

  /** A file of the team's folder. */
  const file = (name: string) => path.join(folder, name);

  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'portal-release-api-'));
    team = createSigningKey(file('team.key'));
    createSigningKey(file('stranger.key'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Starts the portal, or starts it again. */
  async function listen(port = 0): Promise<void> {
    const problems = createProblemBook(dist);
    host = createHost({
      dist,
      publicFolder: folder,
      config: {},
      publicUrl: undefined,
      upstreams: [],
      log: false,
      ...guardingOptions({ canaryGuard: false, dist }, problems, () => host.app.log),
      extend: releaseApi(dist, problems),
    });
    await host.listen('127.0.0.1', port);
    await host.open();
    const address = host.app.server.address();
    origin = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : address)}`;
  }

  beforeEach(async () => {
    dist = sampleDist();
    await putVersions(dist, ['1.0.0'], { names: ['admin', 'agent'] });
    await own({ keys: [{ key: team.publicKey, name: 'CI' }] });
    await listen();
  });
  afterEach(async () => {
    await host.app.close();
    rmSync(dist, { recursive: true, force: true });
  });

  async function run(...args: readonly string[]): Promise<Ended> {
    let out = '';
    let errors = '';
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const code = await runPortal(
      args,
      (text) => (out += text),
      (text) => (errors += text),
    );
    return { code, out, errors };
  }

  /** A command as somebody gives it, with a key of theirs, from their own machine. */
  const as = (key: string, ...args: readonly string[]) =>
    run(...args, '--portal', origin, '--key', path.resolve(folder, key));
  const asTeam = (...args: readonly string[]) => as('team.key', ...args);

  /** What the owner of the portal does at its machine: gives "loans" to a team. */
  async function own(changes: object = {}, others: object = {}): Promise<Ended> {
    const { out } = await run('ownership', '--dist', dist);
    const apps = JSON.parse(out) as Record<string, object>;
    const loans = {
      owner: 'team-loans',
      claims: [{ paths: ['/loans/*'], roles: ['APPLICANT', 'AGENT'] }],
      keys: [],
      ...changes,
    };
    writeFileSync(file('ownership.json'), JSON.stringify({ ...apps, loans, ...others }));
    return run('ownership', '--set', file('ownership.json'), '--dist', dist);
  }

  /** Builds a version of "loans". @returns its folder */
  function built(version: string, routes: readonly object[] = [OF_LOANS]): string {
    const from = file(`built/loans/${version}`);
    rmSync(from, { recursive: true, force: true });
    mkdirSync(from, { recursive: true });
    return putRelease(from, { name: 'loans', version, says: { routes } });
  }

  const push = (version: string, key = 'team.key', ...options: readonly string[]) =>
    as(key, 'push', 'loans', '--from', built(version), ...options);

  /** What the registry has of "loans". */
  const loans = () => readServed(dist)?.remotes['loans'];

  /** A request by hand: what is answered, whatever it is. */
  async function answerTo(key: SigningKey, json: object): Promise<[number, string]> {
    const url = new URL('/portal/commands', origin);
    const body = Buffer.from(JSON.stringify(json));
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        ...(await signedHeaders('POST', url, body, key)),
        'content-type': 'application/json',
      },
      body,
    });
    return [answer.status, ((await answer.json()) as { error?: string }).error ?? ''];
  }

  /** Everything that is served, and who may change it. */
  const served = () => [
    readFileSync(path.join(dist, 'remotes.json'), 'utf8'),
    readFileSync(path.join(dist, 'ownership.json'), 'utf8'),
    filesBelow(dist, { skipped: ['.staging', '.requests'] }),
  ];

  /** Expects that a command ends with this line, and changes nothing that is served. */
  async function expectRefusal(attempt: () => Promise<Ended>, errors: string): Promise<void> {
    const before = served();
    expect(await attempt()).toMatchObject({ code: 1, errors: `${errors}\n` });
    expect(served()).toEqual(before);
  }

  return {
    get dist() {
      return dist;
    },
    get host() {
      return host;
    },
    get origin() {
      return origin;
    },
    get team() {
      return team;
    },
    file,
    listen,
    run,
    asTeam,
    as,
    own,
    built,
    push,
    loans,
    answerTo,
    served,
    expectRefusal,
  };
}
