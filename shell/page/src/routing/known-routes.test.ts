import { ROLES, type Role } from '@portal/domain/access';
import { NOBODY, type Session } from '@portal/kit';
import { chooseVersions } from '@portal/registry/choose-version';
import { closedRoutes, routesOf } from '@portal/registry/navigation';
import { readRegistry } from '@portal/registry/read-registry';
import { partFor } from '@portal/registry/registry-part';
import { servedRemotes } from '../../test/sample-remotes';
import { decideEntry } from './decide-entry';

const whole = { schema: 2, serial: 1, remotes: servedRemotes() };

function routesIn(written: object, role: Role) {
  const { registry } = readRegistry(written);
  const circumstances = {
    shell: { contract: 1, kit: '1.4.0', react: '19.3.1' },
    role,
    cohortKey: () => '7',
    previews: {},
    known: () => undefined,
  };
  return [...routesOf(chooseVersions(registry, circumstances), registry.remotes), ...closedRoutes(registry)];
}

const paths = [...new Set(routesIn(whole, 'VISITOR').map(({ path }) => path))];
const signedIn = (role: Role): Session => ({ ...NOBODY, isLoggedIn: true, profileId: 7, role });

it.each([
  ['nobody', 'VISITOR', NOBODY],
  ...ROLES.filter((role) => role !== 'VISITOR').map((role) => [role, role, signedIn(role)] as const),
  ...ROLES.map((role) => [`nobody any more, who was ${role}`, role, NOBODY] as const),
] as const)(
  'the route guard decides alike on the whole registry and on the part for %s',
  (_, role, session) => {
    const decide = (written: object, path: string) =>
      decideEntry(
        routesIn(written, session.role).filter((route) => route.path === path),
        session,
        path,
      );
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths)
      expect([path, decide(partFor(whole, role), path)]).toEqual([path, decide(whole, path)]);
  },
);
