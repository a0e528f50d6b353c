import type { DataScope, ProjectListPolicy } from '@portal/domain/access';
import {
  LayoutButton,
  ListPage,
  OpeningView,
  PROJECT_STATUS_CHOICES,
  RowsSkeleton,
  SelectButton,
  useList,
  useListLayout,
} from '@portal/features/listing';
import { defer, map } from 'rxjs';
import { useApi } from '../resource';
import { ProjectCards, readerOf } from './project-cards';
import { LOADING_PROJECTS, NO_PROJECT, ProjectCardsSkeleton, PROJECTS } from './project-kind';
import { ProjectRows } from './project-rows';
import { ProjectTable } from './project-table';
import { TO_FOLLOW_UP, useProjectDesk } from './use-project-desk';

/** Read once, while the list is read every day. */
const help = defer(() => import('./project-list-help')).pipe(map((module) => module.ProjectListHelp));

interface ProjectDeskProps {
  readonly title: string;
  readonly policy: ProjectListPolicy;
  readonly scope: DataScope;
  /** Whose proposals determine the follow-ups: for an administrator, more than those of `scope`. */
  readonly propositionScope: DataScope;
}

/** Projects for staff: a table on wide screens, follow-ups, views, selection and CSV export (decision 0059). */
export function ProjectDesk(props: ProjectDeskProps) {
  return (
    <OpeningView list={PROJECTS.noun}>
      <Desk {...props} />
    </OpeningView>
  );
}

function Desk({ title, policy, scope, propositionScope }: ProjectDeskProps) {
  const { projects } = useApi();
  const list = useList({ kind: PROJECTS, policy, scope, ask: projects.overview });
  const isFollowingUp = list.search.part === TO_FOLLOW_UP;
  const isWhole = list.resource.value?.complete === true;
  const desk = useProjectDesk({
    scope,
    propositionScope,
    isTime: isFollowingUp || isWhole,
    part: list.search.part,
  });
  const layout = useListLayout();
  const hasAgencies = scope.kind === 'network';
  const reasonsOf = isFollowingUp ? desk.reasonsOf : undefined;

  return (
    <ListPage
      title={title}
      list={list}
      statuses={PROJECT_STATUS_CHOICES}
      desk={desk}
      actions={<SelectButton layout={layout} />}
      skeleton={
        layout.shape === 'cards' ? (
          <ProjectCardsSkeleton />
        ) : (
          <RowsSkeleton label={LOADING_PROJECTS} isTable={layout.shape === 'table'} />
        )
      }
      empty={NO_PROJECT}
      board={layout.shape !== 'cards'}
      hasSortableHeads={layout.shape === 'table'}
      selectable={layout.isSelecting}
      foot={<LayoutButton layout={layout} />}
      help={help}
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
                reader={readerOf(hasAgencies)}
              />
            );
        }
      }}
    </ListPage>
  );
}
