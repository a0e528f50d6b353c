import type { DataScope, ProjectListPolicy } from '@portal/domain/access';
import { BOARD_PHASES } from '@portal/domain/project';
import {
  BY_STEP,
  type ChoiceGroup,
  displayIn,
  type ListLayout,
  ListPage,
  PROJECT_STATUS_CHOICES,
  STAFF_TOOLS,
  useList,
  useListLayout,
} from '@portal/features/listing';
import { useSearchParams } from '@portal/kit';
import { Stack } from '@portal/ui/layout';
import { LoadFailure } from '@portal/ui/load-failure';
import { Skeleton, SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { defer, map, NEVER } from 'rxjs';
import { useApi, useResource } from '../resource';
import { DisplaySwitch } from './list-display';
import styles from './phase-frame.module.css';
import { ProjectCards } from './project-cards';
import { PROJECTS } from './project-kind';
import { readerOf } from './project-words';
import { useProjectView } from './use-project-view';

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
export function ProjectListView({ title, policy, scope, propositionScope }: ProjectListViewProps) {
  const { projects } = useApi();
  const list = useList({ kind: PROJECTS, policy, scope, ask: projects.overview });
  const { search, resource } = list;
  const loaded = resource.value;
  const view = useProjectView({
    scope,
    propositionScope,
    isLoaded: loaded?.complete === true,
    part: search.part,
  });
  const chosen = useListLayout();
  const isBoard = displayIn(useSearchParams()[0]) === BY_STEP;
  const layout: ListLayout = isBoard ? { ...chosen, shape: 'board', isSelecting: false } : chosen;
  const board = useResource(() => (isBoard ? phaseBoard : NEVER), [isBoard]);
  const skeleton = isBoard ? <PhaseBoardSkeleton /> : undefined;
  const reader = readerOf(scope.kind === 'network');

  return (
    <ListPage
      title={title}
      list={list}
      statuses={STAFF_STATUS_CHOICES}
      staff={{ view, layout, tools: STAFF_TOOLS }}
      actions={layout.hasRoom && <DisplaySwitch />}
      intro={!layout.hasRoom && <DisplaySwitch />}
      skeleton={skeleton}
    >
      {(rows, isComplete) => {
        if (!isBoard) return <ProjectCards {...{ rows, isComplete, reader }} reasonsOf={view.reasonsOf} />;
        if (board.status === 'failed') return <LoadFailure onRetry={board.reload} />;
        if (!board.value) return skeleton;
        const isCut = loaded !== undefined && loaded.total > loaded.rows.length;
        return <board.value {...{ rows, reader, search, isCut }} />;
      }}
    </ListPage>
  );
}

const PhaseBoardSkeleton = () => (
  <SkeletonGroup label="Chargement des projets">
    <div className={styles.columns}>
      {BOARD_PHASES.map(({ name }) => (
        <Stack key={name} gap={2} className={styles.column}>
          <Skeleton height="2.75rem" />
          <SkeletonRows count={6} height="5.25rem" />
        </Stack>
      ))}
    </div>
  </SkeletonGroup>
);
