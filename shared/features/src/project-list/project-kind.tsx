import {
  DEFAULT_PROJECT_SORT,
  isKnownStatus,
  PROJECT_SORT_LABELS,
  type ProjectOverview,
  type ProjectSortName,
  sortProjects,
} from '@portal/domain/project';
import { projectTexts } from '@portal/domain/search';
import type { ListKind } from '@portal/features/listing';
import { EmptyProject } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';

/** What is specific to a list of projects, for staff and for applicants. */
export const PROJECTS: ListKind<ProjectOverview, ProjectSortName> = {
  noun: 'projet',
  defaultSort: DEFAULT_PROJECT_SORT,
  sortLabels: PROJECT_SORT_LABELS,
  sortRows: sortProjects,
  isStatus: isKnownStatus,
  textsOf: projectTexts,
  searchExample: 'Titre, nom, ville, numéro, montant',
  noMatch: 'Aucun dossier ne correspond',
  empty: (
    <EmptyState art={<EmptyProject />} title="Aucun projet pour le moment">
      Les projets déposés apparaîtront ici.
    </EmptyState>
  ),
  truncation: (count) => `Seuls les ${count}\u00A0derniers dossiers sont affichés. Précisez les filtres.`,
};
