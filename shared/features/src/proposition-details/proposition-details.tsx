import { Loaded, Missing, useApi, useResource } from '../resource';
import type { Project } from '@portal/domain/project';
import { BackLink, Page, PageHeader } from '@portal/ui/page';
import { Link } from '@portal/kit';
import { Skeleton, SkeletonCard, SkeletonLine } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import { PropositionSheet } from './proposition-sheet';

export interface PropositionDetailsProps {
  /** Undefined when the address holds no number. */
  readonly id: number | undefined;
  /** The list to go back to. */
  readonly back: { readonly to: string; readonly label: string };
  /** Whether who is looking may answer. */
  readonly canAnswer: boolean;
  /** After an answer was taken. */
  readonly onAnswered: () => void;
  /** Draws who asks for the financing, for whoever is not that person. */
  readonly applicant?: ((project: Project) => ReactNode) | undefined;
}

/** The page of one proposal (section 2). */
export function PropositionDetails({ id, ...rest }: PropositionDetailsProps) {
  const back = (
    <BackLink as={Link} to={rest.back.to}>
      {rest.back.label}
    </BackLink>
  );
  return (
    <Page>
      {id === undefined ? (
        <>
          <PageHeader back={back} title="Proposition" />
          <Missing />
        </>
      ) : (
        <KnownProposition {...rest} id={id} back={back} />
      )}
    </Page>
  );
}

interface KnownPropositionProps extends Pick<
  PropositionDetailsProps,
  'canAnswer' | 'onAnswered' | 'applicant'
> {
  readonly id: number;
  readonly back: ReactNode;
}

function KnownProposition({ id, back, canAnswer, onAnswered, applicant }: KnownPropositionProps) {
  const { propositions } = useApi();
  const file = useResource(() => propositions.file(id), [propositions, id]);
  return (
    <>
      {file.status === 'loading' && back}
      {file.status === 'failed' && <PageHeader back={back} title="Proposition" />}
      <Loaded resource={file} skeleton={<PropositionSkeleton />}>
        {(proposition) => (
          <PropositionSheet
            file={proposition}
            back={back}
            canAnswer={canAnswer}
            onAnswered={onAnswered}
            onStale={file.reload}
            applicant={applicant}
          />
        )}
      </Loaded>
    </>
  );
}

function PropositionSkeleton() {
  return (
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
  );
}
