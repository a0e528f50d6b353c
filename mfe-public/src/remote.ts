import { defineRemote } from '@portal/kit';

/** One of several pages in a chunk, as the default export that a remote's page is. */
const only =
  <Name extends string>(name: Name) =>
  <Page>(pages: Readonly<Record<Name, Page>>) => ({ default: pages[name] });

/** Screens of the visitor. Paths, roles, titles and menu entries are in `remote.manifest.json`. */
export default defineRemote({
  // A literal on purpose: the contract version this code was written against, whatever the shell provides.
  contract: 1,
  name: 'public',
  version: __VERSION__,
  pages: {
    home: () => import('./home/home-page'),
    signIn: () => import('./sign-in/sign-in-page'),
    registered: () => import('./sign-in/registered-page'),
    resetRequest: () => import('./password-reset/reset-pages').then(only('ResetRequestPage')),
    resetConfirmed: () => import('./password-reset/reset-pages').then(only('ResetConfirmedPage')),
    newPassword: () => import('./password-reset/reset-pages').then(only('NewPasswordPage')),
    tutorial: () => import('./tutorial/tutorial-page'),
    terms: () => import('./content-page/content-pages').then(only('TermsPage')),
    legal: () => import('./content-page/content-pages').then(only('LegalPage')),
    projects: () => import('./content-page/content-pages').then(only('ProjectsPage')),
    privacy: () => import('./content-page/content-pages').then(only('PrivacyPage')),
    cookies: () => import('./content-page/content-pages').then(only('CookiesPage')),
    accessibility: () => import('./content-page/content-pages').then(only('AccessibilityPage')),
    glossary: () => import('./content-page/content-pages').then(only('GlossaryPage')),
    contact: () => import('./contact/contact-page'),
    simulator: () => import('./simulator/simulator-page'),
  },
});
