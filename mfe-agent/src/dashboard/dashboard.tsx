import type { DataScope, ProjectListPolicy } from '@portal/domain/access';
import { truncationNotice } from '@portal/domain/dashboard';
import type { Person } from '@portal/domain/person';
import {
  activeFilterNames,
  DEFAULT_PROJECT_SORT,
  isKnownStatus,
  type Project,
  type ProjectFilter,
} from '@portal/domain/project';
import {
  filterCaveat,
  ListFilters,
  ListNotices,
  ListTools,
  PROJECT_STATUS_CHOICES,
  useFilterChoices,
  useListSearch,
} from '@portal/features/listing';
import { Loaded, orElse, serverTime, useApi, useResource } from '@portal/features/resource';
import { HomeNews, paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { ChartCard } from '@portal/ui/chart-card';
import { Building2, Files, FolderOpen } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonGroup } from '@portal/ui/skeleton';
import { map, type Observable, of, take } from 'rxjs';
import { Grid } from '@portal/ui/layout';
import styles from './dashboard.module.css';
import { FollowUpPanel } from './follow-up-panel';
import { KeyFigures } from './key-figures';
import { Perimeter } from './perimeter';
import { ProjectBars, ProjectCurve, ProjectsOfAcceptedCurve, PropositionCurve } from './project-charts';
import { TopAgents } from './top-agents';
import { type LoadedPropositions, useFollowUps, usePropositions } from './use-follow-ups';

interface DashboardProps {
  readonly policy: ProjectListPolicy;
  readonly scope: DataScope;
  /** Proposals to count: for an administrator, more than those of the projects in scope. */
  readonly propositionScope: DataScope;
  /** Whether to compare agents, in two rankings and on a page: directors and administrators only (section 6). */
  readonly rankings: boolean;
}

const NO_FILTER: ProjectFilter = {};

/** Home of staff (section 2). Projects are requested first and alone: the first chart needs two requests at most. */
export function Dashboard({ policy, scope, propositionScope, rankings }: DashboardProps) {
  const api = useApi();
  const search = useListSearch(policy, DEFAULT_PROJECT_SORT, isKnownStatus);
  const { filter, setFilter, activeFilters } = search;
  const projects = useResource(
    () => api.projects.whole({ scope, filter }).pipe(map((page) => ({ ...page, loadedAt: serverTime() }))),
    [api, scope, filter],
  );
  const isReady = projects.status === 'ready';
  const { choices, reach } = useFilterChoices(scope, policy.filters, isReady && activeFilters > 0);
  const propositions = usePropositions(propositionScope, filter, isReady);
  // Follow-ups are computed from all proposals, as in the list: the filters apply to projects.
  const allPropositions = usePropositions(propositionScope, NO_FILTER, isReady);
  const agents = useAgents(scope, isReady);
  const refresh = () => {
    projects.reload();
    propositions.reload();
    allPropositions.reload();
  };

  return (
    <Page width="desk" className={styles.dashboard} data-network={rankings || undefined}>
      <PageHeader
        title="Tableau de bord"
        context={
          <Perimeter
            scope={scope}
            filter={filter}
            loadedAt={isReady ? projects.value.loadedAt : undefined}
            hasFailed={projects.status === 'failed'}
            refreshing={isReady && projects.refreshing}
            onRefresh={refresh}
          />
        }
        actions={
          <ButtonRow className={styles.doors}>
            {rankings && (
              <ButtonLink as={Link} to={paths.network} icon={Building2}>
                Réseau
              </ButtonLink>
            )}
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
        {({ rows, total, isComing, loadedAt }) => (
          <>
            <ListNotices
              failure={isReady ? projects.failure : undefined}
              onRetry={projects.reload}
              truncation={truncationNotice(rows.length, total, 'projet', { isComing })}
              caveats={[filterCaveat(search.refused, filter, choices)]}
            />
            {rows.length === 0 && (
              <Notice tone="plain" role="status">
                {activeFilters > 0
                  ? 'Aucun dossier ne correspond à ces filtres.'
                  : 'Aucun projet n’a encore été déposé dans ce périmètre.'}
              </Notice>
            )}
            <DashboardContent
              agents={agents}
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
 * The agents, once the dashboard's own requests are done: a list may make three requests at most, and without cached
 * names would show e-mails. An agent only needs their own name, which is cached since sign-in.
 */
function useAgents(scope: DataScope, isTime: boolean): readonly Person[] | undefined {
  const { people } = useApi();
  return useResource((): Observable<readonly Person[] | undefined> => {
    if (!isTime) return of(undefined);
    if (scope.kind !== 'agent') return people.agents(scope).pipe(orElse(undefined));
    return scope.email === null
      ? of(undefined)
      : people.profile(scope.email).pipe(
          take(1),
          map(() => undefined),
          orElse(undefined),
        );
  }, [people, scope, isTime]).value;
}

const FIGURES = [1, 2, 3, 4, 5];

function DashboardSkeleton() {
  return (
    <>
      <SkeletonGroup label="Chargement du tableau de bord">
        <Grid column={10} gap={4}>
          {FIGURES.map((figure) => (
            <Skeleton key={figure} height="8rem" />
          ))}
        </Grid>
      </SkeletonGroup>
      <div className={styles.curves}>
        {['Nouveaux Projets', 'nouvelles propositions', 'propositions accéptées'].map((title) => (
          <ChartCard key={title} title={title} summary="Chargement en cours">
            <Skeleton width="min(100%, 18.75rem)" height="18.75rem" />
          </ChartCard>
        ))}
      </div>
    </>
  );
}

interface DashboardContentProps {
  readonly agents: readonly Person[] | undefined;
  readonly projects: readonly Project[];
  /** Total, including those beyond the limit. */
  readonly total: number;
  readonly filter: ProjectFilter;
  /** Follow the filters, except status. */
  readonly propositions: LoadedPropositions;
  /** Ignore the filters. */
  readonly allPropositions: LoadedPropositions;
  readonly now: Date;
  readonly rankings: boolean;
}

/** The dashboard once the projects are loaded: figures, charts, projects to follow up and rankings. */
function DashboardContent({
  agents,
  projects,
  total,
  filter,
  propositions,
  allPropositions,
  now,
  rankings,
}: DashboardContentProps) {
  const followUps = useFollowUps(projects, allPropositions, filter, now);
  const isWhole = total <= projects.length && filter.from === undefined && filter.to === undefined;
  return (
    <>
      <KeyFigures
        yours={!rankings}
        projects={projects}
        filter={filter}
        now={now}
        isWhole={isWhole}
        followUps={followUps}
      />
      <div className={styles.curves}>
        <FollowUpPanel followUps={followUps} />
        <ProjectCurve projects={projects} filter={filter} now={now} />
        <PropositionCurve
          propositions={propositions}
          filter={filter}
          now={now}
          isStatusFiltered={filter.statuses !== undefined}
        />
        <ProjectsOfAcceptedCurve projects={projects} now={now} />
      </div>
      <div className={styles.bars} data-rankings={rankings || undefined}>
        <ProjectBars projects={projects} filter={filter} />
        {rankings && (
          <TopAgents agents={agents} now={now} isFiltered={activeFilterNames(filter).length > 0} />
        )}
      </div>
    </>
  );
}
