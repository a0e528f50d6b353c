import { activeFilterCount, type Project, type ProjectFilter } from '@portal/domain/project';
import styles from './dashboard.module.css';
import { FollowUpPanel } from './follow-up-panel';
import { KeyFigures } from './key-figures';
import { ProjectBars, ProjectCurve, ProjectsOfAcceptedCurve } from './project-charts';
import { PropositionCurve } from './proposition-curve';
import { TopAgents } from './top-agents';
import { useFollowUps } from './use-follow-ups';
import type { LoadedPropositions } from './use-propositions';

interface DashboardContentProps {
  readonly projects: readonly Project[];
  /** How many there are, those beyond the limit included. */
  readonly total: number;
  readonly filter: ProjectFilter;
  /** As the filters ask for them, but for the status. */
  readonly propositions: LoadedPropositions;
  /** Whatever the filters. */
  readonly allPropositions: LoadedPropositions;
  readonly now: Date;
  readonly rankings: boolean;
}

/** What the dashboard says once the projects are there: figures, curves, whom to call, bars and rankings. */
export function DashboardContent({
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
      <KeyFigures projects={projects} now={now} isWhole={isWhole} followUps={followUps} />
      <div className={styles.curves}>
        <ProjectCurve projects={projects} now={now} />
        <PropositionCurve
          propositions={propositions}
          now={now}
          isStatusFiltered={filter.statuses !== undefined}
        />
        <ProjectsOfAcceptedCurve projects={projects} now={now} />
        <FollowUpPanel followUps={followUps} />
      </div>
      <div className={styles.bars} data-rankings={rankings || undefined}>
        <ProjectBars projects={projects} now={now} />
        {rankings && <TopAgents now={now} isFiltered={activeFilterCount(filter) > 0} />}
      </div>
    </>
  );
}
