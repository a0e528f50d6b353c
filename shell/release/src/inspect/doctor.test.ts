import { rmSync, writeFileSync } from 'node:fs';
import { routeAccess } from '@portal/domain/access';
import { trespasses } from '@portal/registry/ownership-policy';
import policy from '../../../remotes.policy.json';
import { putBuild, putVerified, putVersions, sceneOfDist } from '../../test/release-samples';
import { disabling, promoting, rollingBack } from '../deploy/decide/operate';
import { setOwnership } from '../deploy/edit-ownership';
import type { WrittenRegistry } from '../registry/written-registry';
import { workspaceApps, type OwnedApp } from '../sign/ownership-document';
import { doctor } from './doctor';
import { unseen, type Finding } from './finding';
import { history } from './history';
import { status } from './status';

const REMOTES = ['public', 'applicant', 'agent', 'admin'];
const scene = sceneOfDist(async (dist) => {
  await putVersions(dist, ['1.0.0', '1.1.0'], {
    names: REMOTES,
    says: (name) => ({ routes: routesOf(name) }),
  });
});
const { apply, inDist } = scene;

/** Every path of the specification that the policy gives to a remote, for its roles. */
const routesOf = (name: string) =>
  routeAccess.flatMap((row) => {
    const route = { ...row, page: 'home', title: row.path };
    const [beyond] = trespasses(name, [route], policy);
    const roles = row.roles.filter((role) => !beyond?.roles.includes(role));
    return roles.length > 0 ? [{ ...route, roles }] : [];
  });

/** Builds and registers version 1.2.0 of one remote. */
const build = (name: string, says: object) =>
  putVersions(scene.dist, ['1.2.0'], { names: [name], says: () => ({ routes: routesOf(name), ...says }) });

const findings = () => doctor(scene.dist).data['findings'] as readonly Finding[];
const wrongs = () => findings().map(({ what }) => what);

function edit(change: (registry: WrittenRegistry) => unknown) {
  writeFileSync(
    inDist('remotes.json'),
    JSON.stringify(change(JSON.parse(scene.registryText) as WrittenRegistry)),
  );
}

describe('the doctor', () => {
  it('finds nothing wrong with a portal that is whole, and says of nothing that it is well unseen', () => {
    expect(findings()).toEqual([]);
    expect(doctor(scene.dist)).toMatchObject({ isFine: true });
    expect(doctor(scene.dist).lines.at(-1)).toBe('All is well.');

    const { lines, isFine } = doctor(scene.dist, [unseen('The portal is not answered.', 'Start it.')]);
    expect(isFine).toBe(false);
    expect(lines[0]).toBe('UNSEEN The portal is not answered.\n       Start it.');
    expect(lines.at(-1)).toBe('Nothing is wrong in what was looked at. Not seen: 1 thing.');
  });

  it('finds a registry that no browser can read, and says how to put one back', () => {
    writeFileSync(inDist('remotes.json'), '{"schema":2,');
    const { isFine, lines } = doctor(scene.dist);
    expect(isFine).toBe(false);
    expect(lines.join('\n')).toMatch(/remotes\.json cannot be read[^]*portal rollback --serial N/);
    // History is when it is needed most.
    expect(history(scene.dist).data['history']).toHaveLength(2);
  });

  it('finds a remote that browsers refuse, and who edited it', () => {
    edit(({ remotes, ...rest }) => ({
      ...rest,
      remotes: { ...remotes, agent: { ...remotes['agent'], owner: '' } },
    }));
    expect(wrongs()).toContainEqual(expect.stringMatching(/^Browsers refuse mfe-agent: agent.*owner/));
    expect(wrongs()).toContain('Registry 2 is not in the history as it is served: it was edited by hand.');
  });

  it.each<[string, () => unknown]>([
    ['mfe-agent 1.1.0: home.js is missing.', () => rmSync(inDist('remotes/agent/1.1.0/home.js'))],
    [
      'Listed, but: mfe-agent 1.0.0 is not on the disk.',
      () => rmSync(inDist('remotes/agent/1.0.0'), { recursive: true }),
    ],
    [
      'mfe-agent 1.1.0: its remote.json is not the one that the registry vouches for.',
      () => putBuild(scene.dist, { version: '1.1.0', says: { routes: routesOf('agent'), other: 1 } }),
    ],
    ['does not say what the shell provides', () => writeFileSync(inDist('shell.json'), '{}')],
    [
      'Nobody answers /affiliations for ADMIN, DIRECTOR.',
      () => build('admin', { routes: routesOf('admin').filter(({ path }) => path !== '/affiliations') }),
    ],
  ])('finds: %s', async (sentence, spoil) => {
    await spoil();
    expect(wrongs()).toContainEqual(expect.stringContaining(sentence));
  });

  it('takes a path that was handed over for its new app’s, and what the old one still declares for nothing wrong', async () => {
    const { admin, agent, ...others } = workspaceApps() as Readonly<Record<'admin' | 'agent', OwnedApp>>;
    const isMoved = (place: string) => place === '/affiliations';
    const moved = admin.claims.filter(({ paths }) => paths.some(isMoved));
    const left = admin.claims.map(({ paths, roles }) => ({
      paths: paths.filter((place) => !isMoved(place)),
      roles,
    }));
    const given = moved.map(({ roles }) => ({ paths: ['/affiliations'], roles }));
    await setOwnership(
      { dist: scene.dist, cause: 'test' },
      {
        ...others,
        admin: { ...admin, claims: left },
        agent: { ...agent, claims: [...agent.claims, ...given] },
      },
    );
    expect(wrongs()).toEqual(['Nobody answers /affiliations for ADMIN, DIRECTOR.']);
    const affiliations = routesOf('admin').filter((route) => isMoved(route.path));
    putVerified(scene.dist, { version: '1.2.0', says: { routes: [...routesOf('agent'), ...affiliations] } });
    await apply(promoting('1.2.0'));
    expect(wrongs()).toEqual([]);
  });

  it('finds a release that this shell cannot run once nothing below it can; status tells it before', async () => {
    await build('agent', { requires: { contract: 1, kit: '^1.9.0', react: '^19.0.0' } });
    expect(wrongs()).toEqual([]);
    expect(status(scene.dist).lines.join('\n')).toContain(
      '1.2.0 DOES NOT FIT THE SHELL: it needs contract 1, kit ^1.9.0',
    );

    const shell = { contract: 2, kit: '2.0.0', react: '19.3.1' };
    writeFileSync(inDist('shell.json'), JSON.stringify({ provides: shell }));
    expect(wrongs().join('\n')).toMatch(/^mfe-agent 1\.2\.0 needs .*, and nothing below it fits: its pages/m);
  });
});

describe('status and history', () => {
  it('say what runs, what changed, and by which command, the last one first', async () => {
    await apply(rollingBack(undefined));
    expect(status(scene.dist).data).toMatchObject({
      serial: 3,
      shell: { contract: 1, kit: '1.3.0' },
      remotes: {
        agent: { stable: '1.0.0', pinned: true, fitsShell: true },
        admin: { stable: '1.1.0', pinned: false },
      },
    });
    const { data, lines } = history(scene.dist);
    expect(data['history']).toMatchObject([
      { serial: 3, cause: 'test', isServed: true, changes: ['agent: 1.1.0 → 1.0.0'] },
      { serial: 2, cause: 'build of the workspace', isServed: false },
      { serial: 1 },
    ]);
    expect(lines[0]).toMatch(/^3 {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC {2}test.* {2}← served now$/);
  });

  it('tell what a command that was killed wrote, and nobody ever got', async () => {
    const before = scene.registryText;
    await build('agent', {});
    // Killed between the history and the registry: the history has it, the file is the one from before.
    writeFileSync(inDist('remotes.json'), before);
    await apply(disabling('Nous revenons.'));
    const { lines } = history(scene.dist);
    const headings = lines.filter((line) => /^\d/.test(line));
    const marks = headings.map((line) => line.match(/^\d+|← served now|NEVER SERVED/g)?.join(' '));
    expect(marks).toEqual(['4 ← served now', '3 NEVER SERVED', '2', '1']);
    // What changed is told from what was served before.
    expect(lines).toContain('      agent: switched off (“Nous revenons.”)');
  });
});
