import type { Role } from './role';
import { routeAccess, routeAccessOf } from './route-access';

const FIVE: readonly Role[] = ['ADMIN', 'APPLICANT', 'AGENT', 'DIRECTOR', 'VISITOR'];
const FOUR: readonly Role[] = ['APPLICANT', 'ADMIN', 'AGENT', 'DIRECTOR'];

// Copied from section 6 of the specification by hand, so that a change of the table alone fails here.
const SPECIFIED: readonly [string, readonly Role[]][] = [
  ['/applicant/home', ['APPLICANT', 'AGENT', 'VISITOR', 'DIRECTOR']],
  ['/editProjectApplicant', FIVE],
  ['/editProjectApplicant/:id', FIVE],
  ['/ConfirmAddEditProject', FIVE],
  ['/propositionsList', FIVE],
  ['/ProfileDetail', FIVE],
  ['/applicant/profile', FIVE],
  ['/applicant/profile/edit', FIVE],
  ['/projectsList/', FIVE],
  ['/projectsListPage', FIVE],
  ['/addressBookPage', FIVE],
  ['/projectFile/:id', FIVE],
  ['/propositionDetailsPage/:id', FOUR],
  ['/propositionDetailsPage/accept', FOUR],
  ['/propositionDetailsPage/refuse', FOUR],
  ['/agent/home', ['ADMIN', 'AGENT', 'DIRECTOR']],
  ['/agent/address/add', FOUR],
  ['/agent/address/edit/:id', FOUR],
  ['/usersList', FOUR],
  ['/user/edit/:id', FOUR],
  ['/user/new', ['ADMIN']],
  ['/affiliations', ['ADMIN', 'DIRECTOR']],
  // Not in the specification: comparison of proposals, for whoever may read one.
  ['/propositionsList/compare', FOUR],
];

const PUBLIC = [
  '/',
  '/login',
  '/ConfirmRegister',
  '/ResetPassword',
  '/ConfirmResetPassword',
  '/password/reset/:token',
  '/about',
  '/terms',
  '/legal',
  '/projects',
  '/contact',
  // Not in the specification: the public simulator.
  '/simulateur',
  // Not in the specification: the pages a French finance site must have.
  '/confidentialite',
  '/cookies',
  '/accessibilite',
  '/glossaire',
];

describe('access to the routes', () => {
  it.each(SPECIFIED)('lets into %s only the roles of the specification', (path, roles) => {
    const row = routeAccessOf(path);
    expect(row?.access).toBe('signed-in');
    expect([...(row?.roles ?? [])].sort()).toEqual([...roles].sort());
  });

  it.each(PUBLIC)('opens %s to everyone', (path) => {
    const row = routeAccessOf(path);
    expect(row?.access).toBe('public');
    expect([...(row?.roles ?? [])].sort()).toEqual([...FIVE].sort());
  });

  it('knows no other route', () => {
    expect(routeAccess).toHaveLength(SPECIFIED.length + PUBLIC.length);
    expect(routeAccessOf('/elsewhere')).toBeUndefined();
  });
});
