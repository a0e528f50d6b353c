import type { Project } from '@portal/domain/project';
import { Skeleton, SkeletonCard, SkeletonLine } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { RecordPage } from '../records';
import { useApi, useResource } from '../resource';
import { PropositionSheet } from './proposition-sheet';

export interface PropositionDetailsProps {
  /** Undefined when the id in the URL is not a number. */
  readonly id: number | undefined;
  readonly back: { readonly to: string; readonly label: string };
  readonly canAnswer: boolean;
  readonly onAnswered: () => void;
  /** Renders the applicant's contact details, for staff. */
  readonly applicant?: ((project: Project) => ReactNode) | undefined;
}

/** Page of one proposal (section 2). */
export function PropositionDetails({ id, back, ...props }: PropositionDetailsProps) {
  const { propositions } = useApi();
  const file = useResource(() => (id === undefined ? NEVER : propositions.file(id)), [propositions, id]);
  return (
    <RecordPage
      back={back}
      title="Proposition"
      isMissing={id === undefined}
      resource={file}
      skeleton={
        <SkeletonCard label="Chargement de la proposition">
          <SkeletonLine>
            <Skeleton width="3rem" height="3rem" />
            <Skeleton width="12rem" />
          </SkeletonLine>
          <Skeleton width="60%" height="2.25rem" />
          <Skeleton height="0.625rem" />
          <Skeleton height="4rem" />
          <Skeleton height="12rem" />
        </SkeletonCard>
      }
    >
      {(proposition, wayBack) => (
        <PropositionSheet {...props} file={proposition} back={wayBack} onStale={file.reload} />
      )}
    </RecordPage>
  );
}
