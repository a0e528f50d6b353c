import { defineRemote } from '@portal/kit';
import type * as contentPages from './content-page/content-pages';

type ContentPages = typeof contentPages;

/** One of the pages of texts, as the default export that a remote's page is. */
const only = (name: keyof ContentPages) => (pages: ContentPages) => ({ default: pages[name] });

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
    resetRequest: () => import('./password-reset/reset-request-page'),
    resetConfirmed: () => import('./password-reset/reset-confirmed-page'),
    newPassword: () => import('./password-reset/new-password-page'),
    tutorial: () => import('./tutorial/tutorial-page'),
    terms: () => import('./content-page/content-pages').then(only('TermsPage')),
    legal: () => import('./content-page/content-pages').then(only('LegalPage')),
    projects: () => import('./content-page/projects-page'),
    privacy: () => import('./content-page/content-pages').then(only('PrivacyPage')),
    cookies: () => import('./content-page/content-pages').then(only('CookiesPage')),
    accessibility: () => import('./content-page/content-pages').then(only('AccessibilityPage')),
    glossary: () => import('./glossary/glossary-page'),
    contact: () => import('./contact/contact-page'),
    simulator: () => import('./simulator/simulator-page'),
  },
});
