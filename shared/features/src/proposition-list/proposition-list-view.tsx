import type { DataScope, PropositionListPolicy } from '@portal/domain/access';
import {
  ListPage,
  OpeningView,
  RowsSkeleton,
  STAFF_TOOLS,
  useList,
  useListLayout,
} from '@portal/features/listing';
import { useApi } from '../resource';
import { PropositionListSkeleton } from './proposition-card';
import { NO_PROPOSITION, PropositionGrid, PROPOSITIONS, useStatusChoices } from './proposition-kind';
import { PropositionListHelp } from './proposition-list-help';
import { PropositionRows } from './proposition-rows';
import { PropositionTable } from './proposition-table';
import { spansAgencies, usePropositionView } from './use-proposition-view';

interface PropositionListViewProps {
  readonly title: string;
  readonly policy: PropositionListPolicy;
  readonly scope: DataScope;
}

/** Proposals for staff: a table on wide screens, those that end soon, views, selection and CSV export (decision 0059). */
export function PropositionListView(props: PropositionListViewProps) {
  return (
    <OpeningView list={PROPOSITIONS.noun}>
      <StaffPropositions {...props} />
    </OpeningView>
  );
}

function StaffPropositions({ title, policy, scope }: PropositionListViewProps) {
  const { propositions } = useApi();
  const list = useList({ kind: PROPOSITIONS, policy, scope, ask: propositions.overview });
  const layout = useListLayout();

  return (
    <ListPage
      title={title}
      list={list}
      statuses={useStatusChoices(list.isAsked)}
      view={usePropositionView(scope)}
      layout={layout}
      tools={STAFF_TOOLS}
      skeleton={
        layout.shape === 'cards' ? (
          <PropositionListSkeleton />
        ) : (
          <RowsSkeleton label="Chargement des propositions" isTable={layout.shape === 'table'} />
        )
      }
      empty={NO_PROPOSITION}
      help={<PropositionListHelp />}
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
          default:
            return <PropositionGrid rows={rows} isComplete={isComplete} />;
        }
      }}
    </ListPage>
  );
}
