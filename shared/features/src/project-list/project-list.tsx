import type { Progressive } from '@portal/api';
import type { DataScope, ProjectListPolicy } from '@portal/domain/access';
import { formatCount, formatNumber } from '@portal/domain/format';
import {
  DEFAULT_PROJECT_SORT,
  PROJECT_SORT_LABELS,
  type ProjectOverview,
  sortProjects,
} from '@portal/domain/project';
import { EmptyProject, NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Notice } from '@portal/ui/notice';
import { Block, Page, PageHeader } from '@portal/ui/page';
import { useMinWidth } from '@portal/ui/viewport';
import { type ReactNode, useMemo } from 'react';
import {
  ListFilters,
  type ListSearch,
  PROJECT_STATUS_CHOICES,
  ResourceFailure,
  SortSelect,
  useFilterChoices,
  useListSearch,
} from '../listing';
import { useApi } from '../portal/use-api';
import { type LiveResource, useResource } from '../portal/use-resource';
import styles from './project-list.module.css';
import { ProjectListSkeleton } from './project-list-skeleton';
import { ProjectRows } from './project-rows';

type ProjectSearch = ListSearch<ProjectListPolicy['sorts'][number]>;

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
  const search = useListSearch(policy, DEFAULT_PROJECT_SORT);
  const { filter } = search;
  const projects = useResource(useMemo(() => api.projects.overview({ scope, filter }), [api, scope, filter]));
  const isDesk = useMinWidth('80rem');
  const isComplete = projects.status === 'ready' && projects.value.complete;
  const { choices, reach } = useFilterChoices(scope, policy.filters, isComplete && search.activeFilters > 0);

  return (
    <Page width={asTable ? 'desk' : 'page'}>
      <PageHeader title={title} context={contextOf(projects)} announced actions={actions} />
      <Block aria-label={title}>
        <ListFilters
          offered={policy.filters}
          filter={filter}
          onFilter={search.setFilter}
          choices={choices}
          statuses={PROJECT_STATUS_CHOICES}
          onReach={reach}
        />
        <Projects
          projects={projects}
          policy={policy}
          search={search}
          layout={asTable && isDesk ? 'table' : 'cards'}
          empty={empty}
        />
      </Block>
    </Page>
  );
}

interface ProjectsProps {
  readonly projects: LiveResource<Progressive<ProjectOverview>>;
  readonly policy: ProjectListPolicy;
  readonly search: ProjectSearch;
  readonly layout: 'table' | 'cards';
  readonly empty: ReactNode;
}

function Projects({ projects, policy, search, layout, empty }: ProjectsProps) {
  switch (projects.status) {
    case 'loading':
      return <ProjectListSkeleton layout={layout} />;
    case 'failed':
      return (
        <Card>
          <ResourceFailure error={projects.error} onRetry={projects.reload} />
        </Card>
      );
    case 'ready': {
      const { rows, total, complete } = projects.value;
      if (rows.length === 0) {
        return search.activeFilters > 0 ? (
          <NoMatch onClear={() => search.setFilter({})} />
        ) : (
          <Nothing>{empty}</Nothing>
        );
      }
      return (
        <>
          {projects.failure && (
            <Notice tone="danger" role="alert">
              La mise à jour n’a pas abouti{'\u202F'}; les projets affichés datent de votre dernière visite.{' '}
              <Button variant="quiet" onClick={projects.reload}>
                Réessayer
              </Button>
            </Notice>
          )}
          {total > rows.length && (
            <Notice tone="info">
              Seuls les {formatNumber(rows.length)}
              {'\u00A0'}derniers dossiers sont affichés. Précisez les filtres.
            </Notice>
          )}
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
      );
    }
  }
}

function NoMatch({ onClear }: { readonly onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        art={<NoResult />}
        title="Aucun dossier ne correspond à ces filtres"
        actions={<Button onClick={onClear}>Effacer les filtres</Button>}
      />
    </Card>
  );
}

function Nothing({ children }: { readonly children: ReactNode }) {
  return (
    <Card>
      {children ?? (
        <EmptyState art={<EmptyProject />} title="Aucun projet pour le moment">
          Les projets déposés apparaîtront ici.
        </EmptyState>
      )}
    </Card>
  );
}

function contextOf(projects: LiveResource<Progressive<ProjectOverview>>): string {
  switch (projects.status) {
    case 'loading':
      return 'Chargement des projets';
    case 'failed':
      return 'Projets non chargés';
    case 'ready':
      return formatCount(projects.value.total, 'projet');
  }
}
