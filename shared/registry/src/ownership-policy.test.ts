import { ROLES } from '@portal/domain/access';
import policy from '../../../shell/remotes.policy.json';
import { ownRoutes, sharedClaims, trespasses, type OwnershipPolicy } from './ownership-policy';
import type { RemoteRoute } from './registry';

const route = (path: string, roles: RemoteRoute['roles']): RemoteRoute => ({
  path,
  page: 'home',
  title: 'x',
  roles,
  access: 'signed-in',
});

describe('the ownership policy', () => {
  const rules: OwnershipPolicy = {
    agent: { claims: [{ paths: ['/agent/*', '/List', '/'], roles: ['AGENT'] }] },
  };

  it('lets a remote have its own paths, whatever their case and closing slash', () => {
    const own = [
      route('/agent/home', ['AGENT']),
      route('/agent', ['AGENT']),
      route('/list//', ['AGENT']),
      route('/', ['AGENT']),
    ];

    expect(trespasses('agent', own, rules)).toEqual([]);
    expect(ownRoutes('agent', own, rules)).toHaveLength(4);
  });

  it('takes away a path and a role that are not its own', () => {
    const greedy = [
      route('/login', ['AGENT']),
      route('/list', ['AGENT', 'ADMIN']),
      route('/agents', ['AGENT']),
    ];

    expect(trespasses('agent', greedy, rules)).toEqual([
      { remote: 'agent', path: '/login', roles: ['AGENT'] },
      { remote: 'agent', path: '/list', roles: ['ADMIN'] },
      { remote: 'agent', path: '/agents', roles: ['AGENT'] },
    ]);
    expect(ownRoutes('agent', greedy, rules)).toEqual([route('/list', ['AGENT'])]);
  });

  it('gives nothing to a remote that it does not name', () => {
    expect(ownRoutes('constructor', [route('/agent/home', ['AGENT'])], rules)).toEqual([]);
  });
});

describe("the portal's own policy", () => {
  it('names only roles that exist, and gives no path to two remotes for the same role', () => {
    const roles = Object.values(policy).flatMap(({ claims }) => claims.flatMap((claim) => claim.roles));
    expect(roles.filter((role) => !ROLES.some((known) => known === role))).toEqual([]);
    const [first] = sharedClaims(policy).filter(({ path }) => !path.endsWith('/*'));
    expect(first).toBeUndefined();
  });
});
