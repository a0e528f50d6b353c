import type { Role } from './role';
import { routeAccess, routeAccessOf } from './route-access';
import cases from './route-access.test.json';

const EVERYONE: readonly Role[] = ['ADMIN', 'APPLICANT', 'AGENT', 'DIRECTOR', 'VISITOR'];

// Copied from section 6 of the specification by hand, so that a change of the table alone fails here. Added are the
// comparison of proposals, that of the network, the public simulator, and the pages a French finance site must have.
const { specified, added } = cases;
const SIGNED_IN = [...specified.signedIn, ...added.signedIn] as [string, Role[]][];
const PUBLIC = [...specified.public, ...added.public];

describe('access to the routes', () => {
  it.each(SIGNED_IN)('lets into %s only the roles of the specification', (path, roles) => {
    const row = routeAccessOf(path);
    expect(row?.access).toBe('signed-in');
    expect([...(row?.roles ?? [])].sort()).toEqual([...roles].sort());
  });

  it.each(PUBLIC)('opens %s to everyone', (path) => {
    const row = routeAccessOf(path);
    expect(row?.access).toBe('public');
    expect([...(row?.roles ?? [])].sort()).toEqual([...EVERYONE].sort());
  });

  it('knows no other route', () => {
    expect(routeAccess).toHaveLength(SIGNED_IN.length + PUBLIC.length);
    expect(routeAccessOf('/elsewhere')).toBeUndefined();
  });
});
