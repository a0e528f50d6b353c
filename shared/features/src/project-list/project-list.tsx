import type { DataScope, ProjectListPolicy } from '@portal/domain/access';
import { formatCount, formatNumber } from '@portal/domain/format';
import {
  DEFAULT_PROJECT_SORT,
  PROJECT_SORT_LABELS,
  type ProjectSortName,
  sortProjects,
} from '@portal/domain/project';
import {
  ListFilters,
  ListNotices,
  type ListSearch,
  NoMatch,
  PROJECT_STATUS_CHOICES,
  SortSelect,
  useFilterChoices,
  useListSearch,
} from '@portal/features/listing';
import { Loaded, PageContent, useApi, useResource } from '@portal/features/portal';
import { EmptyProject } from '@portal/ui/artwork';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { useMinWidth } from '@portal/ui/viewport';
import { type ReactNode, useMemo } from 'react';
import styles from './project-list.module.css';
import { ProjectListSkeleton } from './project-list-skeleton';
import { ProjectRows } from './project-rows';

interface ProjectListProps {
  readonly title: string;
  /** Filters and sorts that exist; memoise it. */
  readonly policy: ProjectListPolicy;
  /** Whose projects; memoise it. */
  readonly scope: DataScope;
  /** Where there is room, rows to compare instead of cards: for who lives in lists. */
  readonly asTable?: boolean | undefined;
  /** What one can do from here, at the right of the title. */
  readonly actions?: ReactNode;
  /** What shows when there is nothing at all, filters apart. */
  readonly empty?: ReactNode;
}

/** The projects of a scope: filters, sort, count and cards (section 2, "Project list"). */
export function ProjectList({ title, policy, scope, asTable, actions, empty }: ProjectListProps) {
  const api = useApi();
  const search = useListSearch<ProjectSortName>(policy, DEFAULT_PROJECT_SORT);
  const { filter } = search;
  const projects = useResource(useMemo(() => api.projects.overview({ scope, filter }), [api, scope, filter]));
  const isDesk = useMinWidth('80rem');
  const layout = asTable && isDesk ? 'table' : 'cards';
  const isWanted = projects.status === 'ready' && projects.value.complete && search.activeFilters > 0;
  const { choices, reach } = useFilterChoices(scope, policy.filters, isWanted);

  return (
    <Page width={asTable ? 'desk' : 'page'}>
      <PageHeader
        title={title}
        context={projects.status === 'ready' ? formatCount(projects.value.total, 'projet') : '\u00A0'}
        announced
        actions={actions}
      />
      <Block aria-label={title}>
        <ListFilters
          offered={policy.filters}
          filter={filter}
          onFilter={search.setFilter}
          choices={choices}
          statuses={PROJECT_STATUS_CHOICES}
          onReach={reach}
        />
        <Loaded resource={projects} skeleton={<ProjectListSkeleton layout={layout} />}>
          {({ rows, total, complete }) =>
            rows.length === 0 ? (
              <NoProject search={search}>{empty}</NoProject>
            ) : (
              <>
                <ListNotices
                  failure={projects.status === 'ready' ? projects.failure : undefined}
                  onRetry={projects.reload}
                  truncation={
                    total > rows.length
                      ? `Seuls les ${formatNumber(rows.length)}\u00A0derniers dossiers sont affichés. Précisez les filtres.`
                      : undefined
                  }
                />
                {layout === 'cards' && (
                  <div className={styles.sort}>
                    <SortSelect
                      sorts={policy.sorts}
                      labels={PROJECT_SORT_LABELS}
                      sort={search.sort}
                      onSort={search.setSort}
                    />
                  </div>
                )}
                <ProjectRows
                  rows={sortProjects(rows, search.sort)}
                  sorts={policy.sorts}
                  search={search}
                  layout={layout}
                  isComplete={complete}
                />
              </>
            )
          }
        </Loaded>
      </Block>
      <PageContent page="lists" />
    </Page>
  );
}

interface NoProjectProps {
  readonly search: ListSearch<ProjectSortName>;
  readonly children: ReactNode;
}

function NoProject({ search, children }: NoProjectProps) {
  if (search.activeFilters > 0) {
    return <NoMatch title="Aucun dossier ne correspond à ces filtres" onClear={() => search.setFilter({})} />;
  }
  return (
    <Card as="div">
      {children ?? (
        <EmptyState art={<EmptyProject />} title="Aucun projet pour le moment">
          Les projets déposés apparaîtront ici.
        </EmptyState>
      )}
    </Card>
  );
}
