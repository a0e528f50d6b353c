import type { DataScope, ProjectListPolicy } from '@portal/domain/access';
import {
  DEFAULT_PROJECT_SORT,
  isKnownStatus,
  PROJECT_SORT_LABELS,
  type ProjectOverview,
  type ProjectSortName,
  sortProjects,
} from '@portal/domain/project';
import { projectTexts } from '@portal/domain/search';
import { type ListKind, ListPage, PROJECT_STATUS_CHOICES, useList } from '@portal/features/listing';
import { useApi } from '../resource';
import { EmptyProject } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';
import { useMinWidth } from '@portal/ui/viewport';
import type { ReactNode } from 'react';
import { ProjectCards } from './project-cards';
import { ProjectListSkeleton } from './project-list-skeleton';
import { ProjectTable } from './project-table';
import { TO_FOLLOW_UP, useProjectDesk } from './use-project-desk';

interface ProjectListProps {
  readonly title: string;
  /** Filters and sorts that exist; memoise it. */
  readonly policy: ProjectListPolicy;
  /** Whose projects; memoise it. */
  readonly scope: DataScope;
  /** Whose proposals tell what is to be relaunched; those of `scope` unless given. Memoise it. */
  readonly propositionScope?: DataScope | undefined;
  /** For who lives in lists: rows to compare where there is room, files to relaunch, views, a file for a spreadsheet. */
  readonly desk?: boolean | undefined;
  /** What one can do from here, at the right of the title. */
  readonly actions?: ReactNode;
  /** What shows when there is nothing at all, filters apart. */
  readonly empty?: ReactNode;
}

const PROJECTS: ListKind<ProjectOverview, ProjectSortName> = {
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

const NO_PROJECT = (
  <EmptyState art={<EmptyProject />} title="Aucun projet pour le moment">
    Les projets déposés apparaîtront ici.
  </EmptyState>
);

/** The projects of a scope: filters, search, sort, count and cards (section 2, "Project list"). */
export function ProjectList({
  title,
  policy,
  scope,
  propositionScope = scope,
  desk: isDesk = false,
  actions,
  empty,
}: ProjectListProps) {
  const { projects } = useApi();
  const list = useList({ kind: PROJECTS, policy, scope, ask: projects.overview });
  const isFollowingUp = isDesk && list.search.part === TO_FOLLOW_UP;
  const isWhole = list.resource.value?.complete === true;
  const desk = useProjectDesk({ scope, propositionScope, isTime: isDesk && (isFollowingUp || isWhole) });
  const hasRoom = useMinWidth('80rem');
  const layout = isDesk && hasRoom ? 'table' : 'cards';
  const reasonsOf = isFollowingUp ? desk.reasonsOf : undefined;

  return (
    <ListPage
      title={title}
      list={list}
      statuses={PROJECT_STATUS_CHOICES}
      desk={isDesk ? desk : undefined}
      actions={actions}
      skeleton={<ProjectListSkeleton layout={layout} />}
      empty={empty ?? NO_PROJECT}
    >
      {(rows, isComplete) =>
        layout === 'table' ? (
          <ProjectTable
            rows={rows}
            sorts={policy.sorts}
            search={list.search}
            isComplete={isComplete}
            reasonsOf={reasonsOf}
          />
        ) : (
          <ProjectCards rows={rows} isComplete={isComplete} reasonsOf={reasonsOf} />
        )
      }
    </ListPage>
  );
}
