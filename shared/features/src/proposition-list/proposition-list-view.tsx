import type { DataScope, PropositionListPolicy } from '@portal/domain/access';
import { ListPage, STAFF_TOOLS, useList, useListLayout } from '@portal/features/listing';
import { useApi } from '../resource';
import { PropositionGrid, PROPOSITIONS, useStatusChoices } from './proposition-kind';
import { usePropositionView } from './use-proposition-view';

interface PropositionListViewProps {
  readonly title: string;
  readonly policy: PropositionListPolicy;
  readonly scope: DataScope;
}

/** Proposals for staff: a table on wide screens, those that end soon, views, selection and CSV export (decision 0059). */
export function PropositionListView({ title, policy, scope }: PropositionListViewProps) {
  const { propositions } = useApi();
  const list = useList({ kind: PROPOSITIONS, policy, scope, ask: propositions.overview });
  const staff = {
    view: usePropositionView(scope, list.search.part),
    layout: useListLayout(),
    tools: STAFF_TOOLS,
  };
  return (
    <ListPage title={title} list={list} statuses={useStatusChoices(list.isAsked)} staff={staff}>
      {(rows, isComplete) => <PropositionGrid rows={rows} isComplete={isComplete} />}
    </ListPage>
  );
}
