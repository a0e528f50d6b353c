import type { DataScope, ProjectListPolicy } from '@portal/domain/access';
import { truncationNotice } from '@portal/domain/dashboard';
import { DEFAULT_PROJECT_SORT, type ProjectFilter } from '@portal/domain/project';
import {
  ListFilters,
  ListNotices,
  ListTools,
  PROJECT_STATUS_CHOICES,
  useFilterChoices,
  useListSearch,
} from '@portal/features/listing';
import { Loaded, orElse, useApi, useResource } from '@portal/features/resource';
import { HomeNews, paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { Files, FolderOpen } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { Page, PageHeader } from '@portal/ui/page';
import { map, type Observable, of, take } from 'rxjs';
import styles from './dashboard.module.css';
import { DashboardContent } from './dashboard-content';
import { DashboardSkeleton } from './dashboard-skeleton';
import { Perimeter } from './perimeter';
import { usePropositions } from './use-propositions';

interface DashboardProps {
  /** Which filters exist; memoise it. */
  readonly policy: ProjectListPolicy;
  /** Whose files are counted; memoise it. */
  readonly scope: DataScope;
  /** Whose proposals: an administrator's are more than those of the files. Memoise it. */
  readonly propositionScope: DataScope;
  /** Whether the two rankings of agents are shown: directors and administrators only (section 6). */
  readonly rankings: boolean;
}

const NO_FILTER: ProjectFilter = {};

/**
 * The home of agents, directors and administrators (section 2): curves over six months, bars per status, rankings, and
 * the ways to the lists. The projects come first, alone: the first chart takes two calls at most, the rest waits.
 */
export function Dashboard({ policy, scope, propositionScope, rankings }: DashboardProps) {
  const api = useApi();
  const { filter, setFilter, activeFilters } = useListSearch(policy, DEFAULT_PROJECT_SORT);
  const projects = useResource(
    () =>
      api.projects
        .list({ scope, filter })
        .pipe(map(({ rows, total }) => ({ rows, total, loadedAt: new Date() }))),
    [api, scope, filter],
  );
  const isReady = projects.status === 'ready';
  const { choices, reach } = useFilterChoices(scope, policy.filters, isReady && activeFilters > 0);
  const propositions = usePropositions(propositionScope, filter, isReady);
  // What is to be relaunched is told from all of them, as in the list: a filter is one of files.
  const allPropositions = usePropositions(propositionScope, NO_FILTER, isReady);
  useNamesOfAgents(scope, isReady);
  const refresh = () => {
    projects.reload();
    propositions.reload();
    allPropositions.reload();
  };

  return (
    <Page width="desk" className={styles.dashboard}>
      <PageHeader
        title="Tableau de bord"
        context={
          <Perimeter
            scope={scope}
            agencyId={filter.agencyId}
            loadedAt={isReady ? projects.value.loadedAt : undefined}
            hasFailed={projects.status === 'failed'}
            refreshing={isReady && projects.refreshing}
            onRefresh={refresh}
          />
        }
        actions={
          <ButtonRow>
            <ButtonLink as={Link} to={paths.propositions} icon={Files}>
              Propositions
            </ButtonLink>
            <ButtonLink as={Link} to={paths.projects} icon={FolderOpen} variant="primary">
              Projets
            </ButtonLink>
          </ButtonRow>
        }
      />
      <HomeNews />
      <ListTools
        filters={
          <ListFilters
            offered={policy.filters}
            filter={filter}
            onFilter={setFilter}
            choices={choices}
            statuses={PROJECT_STATUS_CHOICES}
            onReach={reach}
          />
        }
      />
      <Loaded resource={projects} skeleton={<DashboardSkeleton />}>
        {({ rows, total, loadedAt }) => (
          <>
            <ListNotices
              failure={isReady ? projects.failure : undefined}
              onRetry={projects.reload}
              truncation={truncationNotice(rows.length, total, 'projet')}
            />
            {rows.length === 0 && (
              <Notice tone="plain" role="status">
                {activeFilters > 0
                  ? 'Aucun dossier ne correspond à ces filtres.'
                  : 'Aucun projet n’a encore été déposé dans ce périmètre.'}
              </Notice>
            )}
            <DashboardContent
              projects={rows}
              total={total}
              filter={filter}
              propositions={propositions}
              allPropositions={allPropositions}
              now={loadedAt}
              rankings={rankings}
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/**
 * Learns the agents' names behind everything else that the dashboard asks for: a list has no call to spare for them
 * (three at most) and would show e-mails. An agent needs only their own, which the portal remembers since the sign-in.
 */
function useNamesOfAgents(scope: DataScope, isTime: boolean): void {
  const { people } = useApi();
  useResource((): Observable<unknown> => {
    if (!isTime) return of(undefined);
    if (scope.kind !== 'agent') return people.agents(scope).pipe(orElse(undefined));
    return scope.email === null
      ? of(undefined)
      : people.profile(scope.email).pipe(take(1), orElse(undefined));
  }, [people, scope, isTime]);
}
