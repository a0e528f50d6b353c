import { defineRemote } from '@portal/kit';

/** Users and affiliations. Paths, roles, titles and menu entries are in `remote.manifest.json`. */
export default defineRemote({
  // A literal on purpose: the contract version this code was written against, whatever the shell provides.
  contract: 1,
  name: 'admin',
  version: __VERSION__,
  pages: {
    userList: () => import('./pages/user-list-page'),
    userForm: () => import('./pages/user-form-page'),
    affiliations: () => import('./pages/affiliations-page'),
  },
});
