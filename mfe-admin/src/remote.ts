import { CONTRACT, defineRemote } from '@portal/kit';

/** Users and affiliations. Paths, roles, titles and menu entries are in `remote.manifest.json`. */
export default defineRemote({
  contract: CONTRACT,
  name: 'admin',
  version: __VERSION__,
  pages: {
    userList: () => import('./pages/user-list-page'),
    userForm: () => import('./pages/user-form-page'),
    affiliations: () => import('./pages/affiliations-page'),
  },
});
