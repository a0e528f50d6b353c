import type { PropositionFile } from '@portal/api';
import { formatLongDate } from '@portal/domain/format';
import { canStillAnswer, PROPOSITION_PROGRESS_PERCENT, propositionTitle } from '@portal/domain/proposition';
import { Link, usePageTitle, useSession } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { Facts, FactsInline } from '@portal/ui/facts';
import { FormNote } from '@portal/ui/form-layout';
import { Meter } from '@portal/ui/meter';
import { WithRail } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonLine } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
import type { ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { AdviserCard, ApplicantContact, knownManager } from '../people';
import { PropositionDue, RecordHeader, RecordPage, splitDescription, TitledCard } from '../records';
import { useApi, useResource } from '../resource';
import { paths } from '../routes';
import { PropositionStatusChip } from '../status';
import { AnswerCard } from './answer-card';
import { Attachments } from './attachments';
import styles from './proposition-details.module.css';

interface PropositionDetailsProps {
  readonly id: number | undefined;
  readonly back: { readonly to: string; readonly label: string };
  readonly onAnswered: () => void;
}

/** Page of one proposal (section 2). */
export function PropositionDetails({ id, back, ...props }: PropositionDetailsProps) {
  const { propositions } = useApi();
  const file = useResource(() => (id === undefined ? NEVER : propositions.file(id)), [propositions, id]);
  return (
    <RecordPage
      record="proposition"
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

interface PropositionSheetProps extends Omit<PropositionDetailsProps, 'id' | 'back'> {
  readonly file: PropositionFile;
  readonly back: ReactNode;
  readonly onStale: () => void;
}

/** Details of a proposal and its answer. Prints without buttons. */
function PropositionSheet({ file, back, onAnswered, onStale }: PropositionSheetProps) {
  // Only its applicant answers (section 6).
  const isStaff = useSession().role !== 'APPLICANT';
  const { proposition, agencyName, projectTitle, statusLabel } = file.overview;
  const { projectId } = proposition;
  const folder = projectId === null ? undefined : `Dossier n°\u00A0${String(projectId)}`;
  const title =
    proposition.number === '' ? propositionTitle(proposition) : `Proposition ${proposition.number}`;
  usePageTitle(title);
  return (
    <>
      <RecordHeader
        back={back}
        agencyName={agencyName}
        agency={file.complete ? file.agency : undefined}
        sub={folder}
        title={proposition.number === '' ? title : <NumberedTitle number={proposition.number} />}
        status={
          <>
            <PropositionStatusChip proposition={proposition} label={statusLabel} />
            <PropositionDue proposition={proposition} />
          </>
        }
      />
      {isStaff && file.project !== undefined && (
        <ApplicantContact project={file.project} subject={`Dossier n° ${String(file.project.id)}`} />
      )}
      <WithRail
        rail={
          <>
            {!isStaff && <AnswerCard proposition={proposition} onAnswered={onAnswered} onStale={onStale} />}
            {file.project !== undefined && (
              <AdviserCard
                managerName={knownManager({ ...file, project: file.project })}
                agentName={file.overview.agentName}
                agentEmail={file.project.prescriberEmail}
                agencyName={agencyName}
                subject={`Proposition ${propositionTitle(proposition)}, ${String(folder)}`}
              />
            )}
            <WhatToCompare projectId={projectId} />
          </>
        }
      >
        <Card className={styles.sheet} aria-label="Proposition">
          <CardBody data-gap="6">
            <Meter
              label={canStillAnswer(proposition) ? 'Proposition à étudier' : 'Proposition étudiée'}
              percent={PROPOSITION_PROGRESS_PERCENT}
            />
            <FactsInline
              className={styles.dates}
              items={[
                { term: 'Créée le', value: formatLongDate(proposition.createdAt) },
                {
                  term: 'Valable jusqu’au',
                  value: formatLongDate(proposition.validUntil),
                  absent: 'Sans limite',
                },
                {
                  term: 'Projet',
                  value: projectId !== null && (
                    <TextLink as={Link} to={paths.projectFile(projectId)}>
                      {projectTitle === '' ? folder : projectTitle}
                    </TextLink>
                  ),
                },
              ]}
            />
            <PropositionDescription description={proposition.description} />
          </CardBody>
        </Card>
        {proposition.attachments.length > 0 && <Attachments attachments={proposition.attachments} />}
      </WithRail>
    </>
  );
}

/** Keeps the number on one line. */
function NumberedTitle({ number }: { readonly number: string }) {
  return (
    <>
      Proposition{' '}
      <Text as="span" nowrap>
        {number}
      </Text>
    </>
  );
}

function PropositionDescription({ description }: { readonly description: string }) {
  const blocks = splitDescription(description);
  return (
    <div className={styles.description}>
      <Title as="h2" size="sm">
        Description
      </Title>
      {blocks.length === 0 && <Text tone="muted">Aucune description.</Text>}
      {blocks.map((block, index) =>
        block.kind === 'text' ? (
          <p key={index} className={styles.text}>
            {block.text}
          </p>
        ) : (
          <Facts key={index} items={block.items} align="end" />
        ),
      )}
    </div>
  );
}

interface WhatToCompareProps {
  /** Null for a proposal without a project (rare): nothing to compare with. */
  readonly projectId: number | null;
}

/** What to check in a proposal before answering, and a link to the comparison. */
function WhatToCompare({ projectId }: WhatToCompareProps) {
  return (
    <TitledCard title={<>Que comparer{'\u202F'}?</>} small tone="sunken" gap={3}>
      <FormNote>
        Le TAEG, qui regroupe les intérêts, les frais et l’assurance exigée{'\u202F'}; la mensualité assurance
        comprise{'\u202F'}; le coût total{'\u202F'}; la durée{'\u202F'}; les garanties{'\u202F'}; les
        conditions de remboursement anticipé.
      </FormNote>
      {projectId !== null && (
        <TextLink as={Link} to={paths.compare(projectId)} standalone className={styles.link}>
          Comparer les propositions du projet
        </TextLink>
      )}
    </TitledCard>
  );
}
