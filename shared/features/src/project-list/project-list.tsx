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
import {
  CardsSkeleton,
  LayoutButton,
  type ListKind,
  ListPage,
  PROJECT_STATUS_CHOICES,
  RowsSkeleton,
  SelectButton,
  useList,
  useListLayout,
} from '@portal/features/listing';
import { EmptyProject } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';
import { Skeleton, SkeletonRows } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import { useApi } from '../resource';
import { ProjectCards, readerOf } from './project-cards';
import { ProjectListHelp } from './project-list-help';
import styles from './project-list.module.css';
import { ProjectRows } from './project-rows';
import { ProjectTable } from './project-table';
import { TO_FOLLOW_UP, useProjectDesk } from './use-project-desk';

interface ProjectListProps {
  readonly title: string;
  readonly policy: ProjectListPolicy;
  readonly scope: DataScope;
  /** Whose proposals determine the follow-ups; those of `scope` by default. */
  readonly propositionScope?: DataScope | undefined;
  /** Staff features: table on wide screens, follow-ups, views, CSV export. */
  readonly desk?: boolean | undefined;
  readonly actions?: ReactNode;
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

/** Projects of a scope: filters, search, sort, count and cards (section 2, "Project list"). */
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
  const desk = useProjectDesk({
    scope,
    propositionScope,
    isTime: isDesk && (isFollowingUp || isWhole),
    part: list.search.part,
  });
  const layout = useListLayout(isDesk);
  const hasAgencies = scope.kind === 'network';
  const reasonsOf = isFollowingUp ? desk.reasonsOf : undefined;

  return (
    <ListPage
      title={title}
      list={list}
      statuses={PROJECT_STATUS_CHOICES}
      desk={isDesk ? desk : undefined}
      actions={isDesk ? <SelectButton layout={layout} /> : actions}
      skeleton={<ProjectListSkeleton shape={layout.shape} />}
      empty={empty ?? NO_PROJECT}
      board={layout.shape !== 'cards'}
      hasSortableHeads={layout.shape === 'table'}
      selectable={layout.isSelecting}
      foot={isDesk && <LayoutButton layout={layout} />}
      help={isDesk && <ProjectListHelp />}
    >
      {(rows, isComplete, ticks) => {
        switch (layout.shape) {
          case 'table':
            return (
              <ProjectTable
                rows={rows}
                sorts={policy.sorts}
                search={list.search}
                isComplete={isComplete}
                hasAgencies={hasAgencies}
                ticks={ticks}
                reasonsOf={reasonsOf}
              />
            );
          case 'rows':
            return <ProjectRows rows={rows} ticks={ticks} reasonsOf={reasonsOf} hasAgencies={hasAgencies} />;
          case 'cards':
            return (
              <ProjectCards
                rows={rows}
                isComplete={isComplete}
                reasonsOf={reasonsOf}
                reader={isDesk ? readerOf(hasAgencies) : 'applicant'}
              />
            );
        }
      }}
    </ListPage>
  );
}

const LABEL = 'Chargement des projets';

function ProjectListSkeleton({ shape }: { readonly shape: 'table' | 'rows' | 'cards' }) {
  if (shape !== 'cards') return <RowsSkeleton label={LABEL} isTable={shape === 'table'} />;
  return (
    <CardsSkeleton label={LABEL} count={6} className={styles.cards}>
      <Skeleton width="11rem" height="1.75rem" />
      <Skeleton width="70%" />
      <Skeleton width="9rem" height="1.75rem" />
      <SkeletonRows count={4} height="1.25rem" />
      <Skeleton height="2.75rem" />
    </CardsSkeleton>
  );
}
