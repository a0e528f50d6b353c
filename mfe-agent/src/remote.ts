import { defineRemote } from '@portal/kit';

/** Screens of staff. Paths, roles, titles and menu entries are in `remote.manifest.json`. */
export default defineRemote({
  // A literal on purpose: the contract version this code was written against, whatever the shell provides.
  contract: 1,
  name: 'agent',
  version: __VERSION__,
  pages: {
    dashboard: () => import('./pages/dashboard-page'),
    network: () => import('./pages/network-page'),
    projectForm: () => import('./pages/project-form-page'),
    projectSaved: () => import('./pages/project-saved-page'),
    projectList: () => import('./pages/project-list-page'),
    projectFile: () => import('./pages/project-file-page'),
    propositionList: () => import('./pages/proposition-list-page'),
    propositionComparison: () => import('./pages/proposition-comparison-page'),
    propositionDetails: () => import('./pages/proposition-details-page'),
    empty: () => import('./pages/empty-page'),
    profile: () => import('./pages/profile-page'),
    profileForm: () => import('./pages/profile-form-page'),
    addressBook: () => import('./pages/address-book-page'),
    addressForm: () => import('./pages/address-form-page'),
  },
});
