import { activeFilterCount, type Project, type ProjectFilter } from '@portal/domain/project';
import styles from './dashboard.module.css';
import { FollowUpPanel } from './follow-up-panel';
import { KeyFigures } from './key-figures';
import { ProjectBars, ProjectCurve, ProjectsOfAcceptedCurve } from './project-charts';
import { PropositionCurve } from './proposition-curve';
import { TopAgents } from './top-agents';
import { type LoadedPropositions, useFollowUps } from './use-follow-ups';

interface DashboardContentProps {
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
