import type { DataScope, PropositionListPolicy } from '@portal/domain/access';
import { ListPage, useList } from '@portal/features/listing';
import type { ReactNode } from 'react';
import { useApi } from '../resource';
import { PropositionListSkeleton } from './proposition-card';
import { NO_PROPOSITION, OWN_PROPOSITIONS, PropositionGrid, useStatusChoices } from './proposition-kind';

interface PropositionListProps {
  readonly title: string;
  readonly policy: PropositionListPolicy;
  readonly scope: DataScope;
  readonly actions?: ReactNode;
  readonly intro?: ReactNode;
  readonly empty?: ReactNode;
}

/** Proposals of an applicant as cards: filters, search, sort and count (section 2). */
export function PropositionList({
  title,
  policy,
  scope,
  actions,
  intro,
  empty = NO_PROPOSITION,
}: PropositionListProps) {
  const { propositions } = useApi();
  const list = useList({ kind: OWN_PROPOSITIONS, policy, scope, ask: propositions.overview });
  return (
    <ListPage
      title={title}
      intro={intro}
      list={list}
      statuses={useStatusChoices(list.isAsked)}
      actions={actions}
      skeleton={<PropositionListSkeleton />}
      empty={empty}
    >
      {(rows, isComplete) => <PropositionGrid rows={rows} isComplete={isComplete} />}
    </ListPage>
  );
}
