export interface BenchScreen {
  readonly what: string;
  readonly path: string;
  /** Demo account that opens it; undefined for a visitor. */
  readonly account: string | undefined;
  /** The remote that owns the screen. */
  readonly remote: string;
  /** The module of the page, as that remote's contract module imports it. */
  readonly page: string;
  /** Budget for the remote's own JavaScript (design, section 7), in bytes; undefined when there is none. */
  readonly ownScripts?: number;
}

const FIRST_SCREEN = 63_000;
const DASHBOARD = 178_000;

export const SCREENS: readonly BenchScreen[] = [
  { what: 'visitor home', path: '/', account: undefined, remote: 'public', page: './home/home-page' },
  { what: 'login', path: '/login', account: undefined, remote: 'public', page: './sign-in/sign-in-page' },
  { what: 'contact', path: '/contact', account: undefined, remote: 'public', page: './contact/contact-page' },
  {
    what: 'applicant home',
    path: '/applicant/home',
    account: 'demandeur',
    remote: 'applicant',
    page: './home/home-page',
    ownScripts: FIRST_SCREEN,
  },
  {
    what: 'projects, agent',
    path: '/projectsListPage',
    account: 'agent',
    remote: 'agent',
    page: './pages/project-list-page',
  },
  {
    what: 'dashboard, agent',
    path: '/agent/home',
    account: 'agent',
    remote: 'agent',
    page: './pages/dashboard-page',
    ownScripts: DASHBOARD,
  },
  {
    what: 'dashboard, director',
    path: '/agent/home',
    account: 'directeur',
    remote: 'agent',
    page: './pages/dashboard-page',
    ownScripts: DASHBOARD,
  },
  {
    what: 'users, administrator',
    path: '/usersList',
    account: 'admin',
    remote: 'admin',
    page: './pages/user-list-page',
  },
];
