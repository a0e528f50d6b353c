import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routeAccess } from '@portal/domain/access';
import policy from '../../../remotes.policy.json';
import { trespasses } from '@portal/registry/ownership-policy';
import { assembleRegistry } from '../deploy/assemble-registry';
import { doctor } from './doctor';
import { setOwnership } from '../deploy/edit-ownership';
import { unseen, type Finding } from './finding';
import { history } from './history';
import { canary, disable, promote, rollback } from '../deploy/change-app';
import { ownedApps, type OwnedApp } from '../sign/ownership-document';
import {
  putBuild,
  putVerified,
  putVersions,
  sceneOfDist,
  type ReleaseSample,
} from '../../test/release-samples';
import { status } from './status';
import type { WrittenRegistry } from '../registry/written-registry';

const REMOTES = ['public', 'applicant', 'agent', 'admin'];
const scene = sceneOfDist(async (dist) => {
  await putVersions(dist, ['1.0.0', '1.1.0'], {
    names: REMOTES,
    says: (name) => ({ routes: routesOf(name) }),
  });
  for (const name of REMOTES) mkdirSync(path.join(dist, 'maps/remotes', name, '1.1.0'), { recursive: true });
});

const { change } = scene;

/** Every path of the specification that the policy gives to a remote, for its roles. */
const routesOf = (name: string) =>
  routeAccess.flatMap((row) => {
    const route = {
      ...row,
      page: 'home',
      title: row.path,
      ...(row.path === '/legal' && {
        description: 'Ce que la page dit aux moteurs de recherche, en une phrase.',
      }),
    };
    const [beyond] = trespasses(name, [route], policy);
    const roles = row.roles.filter((role) => !beyond?.roles.includes(role));
    return roles.length > 0 ? [{ ...route, roles }] : [];
  });

/** Builds and registers version 1.2.0 of one remote. */
async function build(sample: ReleaseSample) {
  const built = { version: '1.2.0', ...sample };
  putBuild(scene.dist, built);
  await assembleRegistry({ dist: scene.dist, current: [{ name: built.name ?? 'agent', version: '1.2.0' }] });
}

const findings = () => doctor(scene.dist).data['findings'] as readonly Finding[];
const told = (level: Finding['level']) =>
  findings().flatMap((finding) => (finding.level === level ? [finding.what] : []));
const wrongs = () => told('wrong');
const notes = () => told('note');

function edit(change: (registry: WrittenRegistry) => unknown) {
  const file = path.join(scene.dist, 'remotes.json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as WrittenRegistry)));
}

describe('the doctor', () => {
  it('finds nothing wrong with a portal that is whole', () => {
    const { lines, isFine } = doctor(scene.dist);

    expect(findings()).toEqual([]);
    expect(lines.at(-1)).toBe('All is well.');
    expect(isFine).toBe(true);
  });

  it('says of nothing that it is well without having seen it', () => {
    const { lines, isFine } = doctor(scene.dist, [unseen('The portal is not answered.', 'Start it.')]);

    expect(lines.slice(0, 1)).toEqual(['UNSEEN The portal is not answered.\n       Start it.']);
    expect(lines.at(-1)).toBe('Nothing is wrong in what was looked at, and 1 thing was not seen.');
    expect(isFine).toBe(false);
  });

  it('finds a registry that no browser can read, and says how to put one back', () => {
    writeFileSync(path.join(scene.dist, 'remotes.json'), '{"schema":2,');
    const { isFine, lines } = doctor(scene.dist);

    expect(isFine).toBe(false);
    expect(lines.join('\n')).toMatch(/remotes\.json cannot be read[^]*portal rollback --serial N/);
    expect(lines.join('\n')).toContain(
      'note   Registry 2 of the history is served instead.\n       portal rollback --serial 2 makes it the registry again.',
    );
  });

  it('finds a remote that browsers refuse, and who edited it', () => {
    edit(({ remotes, ...rest }) => ({
      ...rest,
      remotes: { ...remotes, agent: { ...remotes['agent'], owner: '' } },
    }));

    expect(wrongs()).toContainEqual(expect.stringMatching(/^Browsers refuse mfe-agent: agent.*owner/));
    expect(wrongs()).toContain('Registry 2 is not in the history as it is served: it was edited by hand.');
  });

  const inDist = (file: string) => path.join(scene.dist, file);
  it.each<[string, () => void, string]>([
    [
      'a file that is gone',
      () => rmSync(inDist('remotes/agent/1.1.0/home.js')),
      'mfe-agent 1.1.0: home.js is missing.',
    ],
    [
      'a file of the ladder that was changed',
      () => writeFileSync(inDist('remotes/agent/1.0.0/home.css'), 'other'),
      'mfe-agent 1.0.0: home.css is not the file that was built.',
    ],
    [
      'a release that is gone',
      () => rmSync(inDist('remotes/agent/1.0.0'), { recursive: true }),
      'mfe-agent 1.0.0 is listed. There is no release in ',
    ],
    [
      'a release that was written over',
      () => void putBuild(scene.dist, { version: '1.1.0', says: { routes: routesOf('agent'), other: 1 } }),
      'mfe-agent 1.1.0: its remote.json is not the one that the registry vouches for.',
    ],
    [
      'a shell that says nothing of itself',
      () => writeFileSync(inDist('shell.json'), '{}'),
      'does not say what the shell provides',
    ],
  ])('finds %s', (_what, spoil, sentence) => {
    spoil();

    expect(wrongs()).toContainEqual(expect.stringContaining(sentence));
  });

  it('finds a page that has grown too heavy', async () => {
    const files = { 'home.js': `//${randomBytes(70_000).toString('base64')}` };
    await build({ says: { routes: routesOf('agent') }, files });

    expect(wrongs()).toContainEqual(
      expect.stringMatching(/^mfe-agent 1\.2\.0: The page "home" weighs \d+\.\d kB of at most 63\.0 kB\.$/),
    );
  });

  it('notes that search engines keep no page of a release from before descriptions', async () => {
    const routes = routesOf('public').map((route) => ({ ...route, description: undefined }));
    await build({ name: 'public', says: { routes } });

    expect(notes()).toContain(
      'mfe-public 1.2.0 describes none of its pages: search engines keep none of them.',
    );
  });

  it('finds a path that nobody answers', async () => {
    const routes = routesOf('admin').filter((route) => route.path !== '/affiliations');
    await build({ name: 'admin', says: { routes } });

    expect(wrongs()).toEqual(['Nobody answers /affiliations for ADMIN, DIRECTOR.']);
  });

  it('takes a path that was handed over for its new app’s, and what the old one still declares for nothing wrong', async () => {
    const apps = ownedApps(scene.dist);
    const [admin, agentApp] = [apps['admin'], apps['agent']] as [OwnedApp, OwnedApp];
    const isMoved = (place: string) => place === '/affiliations';
    const moved = admin.claims.filter(({ paths }) => paths.some(isMoved));
    await setOwnership(
      { dist: scene.dist, cause: 'test' },
      {
        ...apps,
        admin: {
          ...admin,
          claims: admin.claims.map((claim) => ({
            ...claim,
            paths: claim.paths.filter((place) => !isMoved(place)),
          })),
        },
        agent: {
          ...agentApp,
          claims: [...agentApp.claims, ...moved.map(({ roles }) => ({ paths: ['/affiliations'], roles }))],
        },
      },
    );
    const affiliations = routesOf('admin').filter((route) => isMoved(route.path));
    expect(wrongs()).toEqual(['Nobody answers /affiliations for ADMIN, DIRECTOR.']);
    putVerified(scene.dist, {
      version: '1.2.0',
      says: { routes: [...routesOf('agent'), ...affiliations] },
    });
    await canary(change(), { version: '1.2.0', percent: 50, roles: undefined });
    await promote(change(), undefined);

    expect(wrongs()).toEqual([]);
    expect(notes()).toContain(
      'mfe-admin 1.1.0 still claims /affiliations for ADMIN, DIRECTOR, which the portal does not give it.',
    );
  });

  it('misses no source maps of what came in a package, and those of what was deployed since', async () => {
    const file = path.join(scene.dist, 'remotes/.history/1.json');
    const first = JSON.parse(readFileSync(file, 'utf8')) as object;
    const served = JSON.parse(readFileSync(path.join(scene.dist, 'remotes.json'), 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...first, cause: 'package of 1.1.0', registry: served }));
    rmSync(path.join(scene.dist, 'maps'), { recursive: true });
    expect(notes()).toEqual([]);
    await build({ says: { routes: routesOf('agent') } });

    expect(notes()).toEqual(['mfe-agent 1.2.0 has no source maps: its errors cannot be read.']);
  });

  it('finds a release that this shell cannot run, a note as long as something below it can', async () => {
    const requires = { contract: 1, kit: '^1.9.0', react: '^19.0.0' };
    await build({ says: { routes: routesOf('agent'), requires } });

    expect(wrongs()).toEqual([]);
    expect(notes()).toContainEqual(
      expect.stringMatching(/^mfe-agent 1\.2\.0 needs .*: browsers run 1\.1\.0\.$/),
    );

    const shell = { contract: 2, kit: '2.0.0', react: '19.3.1' };
    writeFileSync(path.join(scene.dist, 'shell.json'), JSON.stringify({ provides: shell }));

    expect(wrongs()).toContainEqual(
      expect.stringMatching(
        /^mfe-agent 1\.2\.0 needs .*, and nothing below it fits: its pages show a card\.$/,
      ),
    );
  });

  it('notes what is worth knowing', async () => {
    putVerified(scene.dist, { version: '1.2.0', says: { routes: routesOf('agent') } });
    await canary(change(), { version: '1.2.0', percent: 100, roles: undefined });
    await disable(change('admin'), 'Bientôt.');
    putBuild(scene.dist, { version: '1.9.0' });
    mkdirSync(path.join(scene.dist, 'remotes/public/.upload-1.5.0-99'));
    rmSync(path.join(scene.dist, 'maps/remotes/applicant/1.1.0'), { recursive: true });

    expect(wrongs()).toEqual([]);
    expect(notes()).toEqual(
      [
        'The canary 1.2.0 of mfe-agent is for everyone it may be for.',
        'mfe-admin is switched off: “Bientôt.”.',
        'mfe-agent 1.9.0 is on the disk, and no registry ever listed it.',
        'An upload of mfe-public was interrupted.',
        'mfe-applicant 1.1.0 has no source maps: its errors cannot be read.',
      ].map((note) => expect.stringContaining(note) as string),
    );
  });
});

describe('status and history', () => {
  it('say what runs, and whether it fits the shell', async () => {
    await rollback(change(), undefined);
    const { data, lines } = status(scene.dist);

    expect(data).toMatchObject({
      serial: 3,
      shell: { contract: 1, kit: '1.3.0' },
      remotes: {
        agent: { stable: '1.0.0', pinned: true, fitsShell: true },
        admin: { stable: '1.1.0', pinned: false },
      },
    });
    expect(lines).toContain('  pinned: builds of the workspace leave it alone');
  });

  it('say what changed, by which command, the last one first', async () => {
    await rollback({ ...change(), cause: 'rollback agent' }, undefined);
    const { data, lines } = history(scene.dist);

    expect(data['history']).toMatchObject([
      { serial: 3, cause: 'rollback agent', isServed: true, changes: ['agent: 1.1.0 → 1.0.0'] },
      { serial: 2, cause: 'build of the workspace', isServed: false },
      { serial: 1 },
    ]);
    expect(lines[0]).toMatch(/^3 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}rollback agent.* {2}← served now$/);
  });

  it('tell what a command that was killed wrote, and nobody ever got', async () => {
    const file = path.join(scene.dist, 'remotes.json');
    const before = readFileSync(file);
    await build({ name: 'agent' });
    // Killed between the history and the registry: the history has it, the file is the one from before.
    writeFileSync(file, before);
    await disable(change(), 'Nous revenons.');
    const lines = history(scene.dist).lines;
    const headings = lines.filter((line) => /^\d/.test(line));

    expect(headings.map((line) => line.match(/^\d+|← served now|NEVER SERVED/g)?.join(' '))).toEqual([
      '4 ← served now',
      '3 NEVER SERVED',
      '2',
      '1',
    ]);
    // What changed is told from what was served before.
    expect(lines).toContain('      agent: switched off (“Nous revenons.”)');
  });

  it('is still told when the registry cannot be read', () => {
    writeFileSync(path.join(scene.dist, 'remotes.json'), 'no');

    expect(history(scene.dist).data['history']).toHaveLength(2);
  });
});
