import { openMenu } from './arrangements';
import type { Screen, Viewer } from './screen';

const seenBy = (
  viewer: Viewer,
  prefix: string,
  screens: readonly Omit<Screen, 'viewer'>[],
): readonly Screen[] => screens.map((screen) => ({ ...screen, name: `${prefix}-${screen.name}`, viewer }));

/** What the agency's side and the administrators can see. */
export const staffScreens: readonly Screen[] = [
  ...seenBy('agent', 'agent', [
    { name: 'dashboard', path: '/agent/home' },
    { name: 'menu', path: '/agent/home', reach: openMenu },
    { name: 'projects', path: '/projectsListPage' },
    { name: 'project-file', path: '/projectFile/{request}' },
    { name: 'propositions', path: '/propositionsList' },
    { name: 'proposition', path: '/propositionDetailsPage/{quote}' },
    { name: 'address-book', path: '/addressBookPage' },
  ]),
  ...seenBy('directeur', 'director', [
    { name: 'dashboard', path: '/agent/home' },
    { name: 'projects', path: '/projectsListPage' },
  ]),
  ...seenBy('admin', 'admin', [
    { name: 'users', path: '/usersList' },
    { name: 'user-new', path: '/user/new' },
    { name: 'user-edit', path: '/user/edit/{user}' },
    { name: 'affiliations', path: '/affiliations' },
    { name: 'menu', path: '/usersList', reach: openMenu },
  ]),
];
