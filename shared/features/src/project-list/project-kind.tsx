import {
  DEFAULT_PROJECT_SORT,
  isKnownStatus,
  PROJECT_SORT_LABELS,
  type ProjectOverview,
  type ProjectSortName,
  sortProjects,
} from '@portal/domain/project';
import { projectTexts } from '@portal/domain/search';
import { CardsSkeleton, type ListKind } from '@portal/features/listing';
import { EmptyProject } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton, SkeletonRows } from '@portal/ui/skeleton';

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
  truncation: (count) => `Seuls les ${count}\u00A0derniers dossiers sont affichés. Précisez les filtres.`,
};

export const NO_PROJECT = (
  <EmptyState art={<EmptyProject />} title="Aucun projet pour le moment">
    Les projets déposés apparaîtront ici.
  </EmptyState>
);

export const LOADING_PROJECTS = 'Chargement des projets';

export function ProjectCardsSkeleton() {
  return (
    <CardsSkeleton label={LOADING_PROJECTS} count={6}>
      <Skeleton width="11rem" height="1.75rem" />
      <Skeleton width="70%" />
      <Skeleton width="9rem" height="1.75rem" />
      <SkeletonRows count={4} height="1.25rem" />
      <Skeleton height="2.75rem" />
    </CardsSkeleton>
  );
}
