import type { DataScope, PropositionListPolicy } from '@portal/domain/access';
import { ListPage, useList } from '@portal/features/listing';
import type { ReactNode } from 'react';
import { useApi } from '../resource';
import { OWN_PROPOSITIONS, PropositionGrid, useStatusChoices } from './proposition-kind';

interface PropositionListProps {
  readonly title: string;
  readonly policy: PropositionListPolicy;
  readonly scope: DataScope;
  readonly intro?: ReactNode;
  readonly empty?: ReactNode;
}

/** Proposals of an applicant as cards: filters, search, sort and count (section 2). */
export function PropositionList({ policy, scope, ...page }: PropositionListProps) {
  const { propositions } = useApi();
  const list = useList({ kind: OWN_PROPOSITIONS, policy, scope, ask: propositions.overview });
  return (
    <ListPage {...page} list={list} statuses={useStatusChoices(list.isAsked)}>
      {(rows, isComplete) => <PropositionGrid rows={rows} isComplete={isComplete} />}
    </ListPage>
  );
}
