import { defineRemote } from '@portal/kit';

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
    terms: () => import('./content-page/terms-page'),
    legal: () => import('./content-page/legal-page'),
    projects: () => import('./content-page/projects-page'),
    privacy: () => import('./content-page/privacy-page'),
    cookies: () => import('./content-page/cookies-page'),
    accessibility: () => import('./content-page/accessibility-page'),
    glossary: () => import('./content-page/glossary-page'),
    contact: () => import('./contact/contact-page'),
    simulator: () => import('./simulator/simulator-page'),
  },
});
