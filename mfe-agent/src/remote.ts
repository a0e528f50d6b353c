import { withShortcuts } from '@portal/features/shortcuts';
import { defineRemote } from '@portal/kit';

/** The agency's side. Paths, roles, titles and menu entries are in `remote.manifest.json`. */
export default defineRemote({
  // A literal: what this code was written against, whatever shell it meets.
  contract: 1,
  name: 'agent',
  version: __VERSION__,
  pages: {
    dashboard: withShortcuts(() => import('./pages/dashboard-page')),
    projectForm: withShortcuts(() => import('./pages/project-form-page')),
    projectSaved: withShortcuts(() => import('./pages/project-saved-page')),
    projectList: withShortcuts(() => import('./pages/project-list-page')),
    projectFile: withShortcuts(() => import('./pages/project-file-page')),
    propositionList: withShortcuts(() => import('./pages/proposition-list-page')),
    propositionComparison: withShortcuts(() => import('./pages/proposition-comparison-page')),
    propositionDetails: withShortcuts(() => import('./pages/proposition-details-page')),
    empty: () => import('./pages/empty-page'),
    profile: withShortcuts(() => import('./pages/profile-page')),
    profileForm: withShortcuts(() => import('./pages/profile-form-page')),
    addressBook: withShortcuts(() => import('./pages/address-book-page')),
    addressForm: withShortcuts(() => import('./pages/address-form-page')),
  },
});
