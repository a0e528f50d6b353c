import { ROLES, type Role } from './role';

export interface RouteAccess {
  readonly path: string;
  readonly roles: readonly Role[];
  readonly access: 'public' | 'signed-in';
}

const NETWORK: readonly Role[] = ['ADMIN', 'AGENT', 'DIRECTOR'];
const MEMBERS: readonly Role[] = ['ADMIN', 'APPLICANT', 'AGENT', 'DIRECTOR'];

const open = (...paths: readonly string[]): readonly RouteAccess[] =>
  paths.map((path) => ({ path, roles: ROLES, access: 'public' }));
const closed = (roles: readonly Role[], ...paths: readonly string[]): readonly RouteAccess[] =>
  paths.map((path) => ({ path, roles, access: 'signed-in' }));

/** Sections 2 and 6 as data. Manifests are checked against it, so that none can widen access by itself. */
export const routeAccess: readonly RouteAccess[] = [
  ...open('/', '/login', '/ConfirmRegister', '/ResetPassword', '/ConfirmResetPassword'),
  ...open('/password/reset/:token', '/about', '/terms', '/legal', '/projects', '/contact'),
  // Not in the specification, so no menu links to it.
  ...open('/simulateur'),
  // Not in the specification: the pages a French finance site must have.
  ...open('/confidentialite', '/cookies', '/accessibilite', '/glossaire'),
  ...closed(['APPLICANT', 'AGENT', 'VISITOR', 'DIRECTOR'], '/applicant/home'),
  ...closed(NETWORK, '/agent/home'),
  // Not in the specification: agencies and agents side by side, for who sees the rankings.
  ...closed(['ADMIN', 'DIRECTOR'], '/agent/reseau'),
  ...closed(ROLES, '/editProjectApplicant', '/editProjectApplicant/:id', '/ConfirmAddEditProject'),
  ...closed(ROLES, '/projectsList', '/projectsListPage', '/projectFile/:id', '/propositionsList'),
  ...closed(ROLES, '/ProfileDetail', '/applicant/profile', '/applicant/profile/edit', '/addressBookPage'),
  ...closed(MEMBERS, '/propositionDetailsPage/:id'),
  // Not in the specification: comparison of proposals, for whoever may read one.
  ...closed(MEMBERS, '/propositionsList/compare'),
  ...closed(MEMBERS, '/propositionDetailsPage/accept', '/propositionDetailsPage/refuse'),
  ...closed(MEMBERS, '/agent/address/add', '/agent/address/edit/:id', '/usersList', '/user/edit/:id'),
  ...closed(['ADMIN'], '/user/new'),
  ...closed(['ADMIN', 'DIRECTOR'], '/affiliations'),
];

const withoutTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

/** The row for a route pattern ('/projectFile/:id'), if any; a trailing slash is ignored. */
export function routeAccessOf(path: string): RouteAccess | undefined {
  return routeAccess.find((row) => row.path === withoutTrailingSlash(path));
}
