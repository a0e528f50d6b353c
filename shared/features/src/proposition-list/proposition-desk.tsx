import type { DataScope, PropositionListPolicy } from '@portal/domain/access';
import {
  LayoutButton,
  ListPage,
  OpeningView,
  RowsSkeleton,
  SelectButton,
  useList,
  useListLayout,
} from '@portal/features/listing';
import { defer, map } from 'rxjs';
import { useApi } from '../resource';
import { PropositionListSkeleton } from './proposition-card';
import { NO_PROPOSITION, PropositionGrid, PROPOSITIONS, useStatusChoices } from './proposition-kind';
import { PropositionRows } from './proposition-rows';
import { PropositionTable } from './proposition-table';
import { spansAgencies, usePropositionDesk } from './use-proposition-desk';

/** Read once, while the list is read every day. */
const help = defer(() => import('./proposition-list-help')).pipe(map((module) => module.PropositionListHelp));

interface PropositionDeskProps {
  readonly title: string;
  readonly policy: PropositionListPolicy;
  readonly scope: DataScope;
}

/** Proposals for staff: a table on wide screens, those that end soon, views, selection and CSV export (decision 0059). */
export function PropositionDesk(props: PropositionDeskProps) {
  return (
    <OpeningView list={PROPOSITIONS.noun}>
      <Desk {...props} />
    </OpeningView>
  );
}

function Desk({ title, policy, scope }: PropositionDeskProps) {
  const { propositions } = useApi();
  const list = useList({ kind: PROPOSITIONS, policy, scope, ask: propositions.overview });
  const desk = usePropositionDesk(scope);
  const layout = useListLayout();

  return (
    <ListPage
      title={title}
      list={list}
      statuses={useStatusChoices(list.isAsked)}
      desk={desk}
      actions={<SelectButton layout={layout} />}
      skeleton={
        layout.shape === 'cards' ? (
          <PropositionListSkeleton />
        ) : (
          <RowsSkeleton label="Chargement des propositions" isTable={layout.shape === 'table'} />
        )
      }
      empty={NO_PROPOSITION}
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
              <PropositionTable
                rows={rows}
                sorts={policy.sorts}
                search={list.search}
                isComplete={isComplete}
                hasAgencies={spansAgencies(scope)}
                ticks={ticks}
              />
            );
          case 'rows':
            return <PropositionRows rows={rows} isComplete={isComplete} ticks={ticks} />;
          case 'cards':
            return <PropositionGrid rows={rows} isComplete={isComplete} />;
        }
      }}
    </ListPage>
  );
}
