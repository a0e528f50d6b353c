import type { DataScope, ProjectListPolicy } from '@portal/domain/access';
import { BOARD_PHASES } from '@portal/domain/project';
import {
  BY_STEP,
  type ChoiceGroup,
  displayIn,
  type ListLayout,
  ListPage,
  OpeningView,
  PROJECT_STATUS_CHOICES,
  RowsSkeleton,
  STAFF_TOOLS,
  useList,
  useListLayout,
} from '@portal/features/listing';
import { useSearchParams } from '@portal/kit';
import { LoadFailure } from '@portal/ui/load-failure';
import { defer, map, NEVER } from 'rxjs';
import { useApi, useResource } from '../resource';
import { PhaseBoardSkeleton } from './phase-board-skeleton';
import { ProjectCards } from './project-cards';
import { ProjectListHelp } from './project-list-help';
import { LOADING_PROJECTS, NO_PROJECT, ProjectCardsSkeleton, PROJECTS } from './project-kind';
import { ProjectRows } from './project-rows';
import { ProjectTable } from './project-table';
import { readerOf } from './project-words';
import { DisplaySwitch } from './list-display';
import { TO_FOLLOW_UP, useProjectView } from './use-project-view';

/** The columns of the board lead to these. */
const STAFF_STATUS_CHOICES: readonly ChoiceGroup[] = [
  ...PROJECT_STATUS_CHOICES,
  {
    heading: 'Phases',
    choices: BOARD_PHASES.filter(({ statuses }) => statuses.length > 1).map(({ statuses, words }) => ({
      value: statuses.join(','),
      label: words,
    })),
  },
];

/** Loaded when it is asked for: most readers stay with the table and its rows. */
const phaseBoard = defer(() => import('./phase-board')).pipe(map((module) => module.PhaseBoard));

interface ProjectListViewProps {
  readonly title: string;
  readonly policy: ProjectListPolicy;
  readonly scope: DataScope;
  /** Whose proposals determine the follow-ups: for an administrator, more than those of `scope`. */
  readonly propositionScope: DataScope;
}

/** Projects for staff: a table on wide screens, follow-ups, views, selection and CSV export (decision 0059). */
export function ProjectListView(props: ProjectListViewProps) {
  return (
    <OpeningView list={PROJECTS.noun}>
      <StaffProjects {...props} />
    </OpeningView>
  );
}

function StaffProjects({ title, policy, scope, propositionScope }: ProjectListViewProps) {
  const { projects } = useApi();
  const list = useList({ kind: PROJECTS, policy, scope, ask: projects.overview });
  const isFollowingUp = list.search.part === TO_FOLLOW_UP;
  const loaded = list.resource.value;
  const isWhole = loaded?.complete === true;
  const isCut = loaded !== undefined && loaded.total > loaded.rows.length;
  const view = useProjectView({
    scope,
    propositionScope,
    isTime: isFollowingUp || isWhole,
    part: list.search.part,
  });
  const chosen = useListLayout();
  const [address] = useSearchParams();
  const isByStep = displayIn(address) === BY_STEP;
  const layout: ListLayout = isByStep ? { ...chosen, shape: 'board', isSelecting: false } : chosen;
  const { shape, hasRoom: isWide } = layout;
  const board = useResource(() => (shape === 'board' ? phaseBoard : NEVER), [shape]);
  const hasAgencies = scope.kind === 'network';
  const reasonsOf = isFollowingUp ? view.reasonsOf : undefined;

  function skeleton() {
    if (shape === 'board') return <PhaseBoardSkeleton />;
    if (shape === 'cards') return <ProjectCardsSkeleton />;
    return <RowsSkeleton label={LOADING_PROJECTS} isTable={shape === 'table'} />;
  }

  return (
    <ListPage
      title={title}
      list={list}
      statuses={STAFF_STATUS_CHOICES}
      view={view}
      layout={layout}
      tools={STAFF_TOOLS}
      actions={isWide && <DisplaySwitch />}
      intro={!isWide && <DisplaySwitch />}
      skeleton={skeleton()}
      empty={NO_PROJECT}
      help={<ProjectListHelp />}
    >
      {(rows, isComplete, ticks) => {
        switch (shape) {
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
          case 'board':
            if (board.status === 'failed') return <LoadFailure onRetry={board.reload} />;
            if (!board.value) return skeleton();
            return (
              <board.value rows={rows} reader={readerOf(hasAgencies)} isCut={isCut} search={list.search} />
            );
          case 'cards':
            return (
              <ProjectCards
                rows={rows}
                isComplete={isComplete}
                reasonsOf={reasonsOf}
                reader={readerOf(hasAgencies)}
              />
            );
        }
      }}
    </ListPage>
  );
}
