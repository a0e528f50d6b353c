import type { PropositionFile } from '@portal/api';
import { formatLongDate } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { canStillAnswer, PROPOSITION_PROGRESS_PERCENT, propositionTitle } from '@portal/domain/proposition';
import { AdviserCard, knownManager } from '../people';
import { PropositionDue, RecordHeader } from '../records';
import { paths } from '../routes';
import { PropositionStatusChip } from '../status';
import { Link, usePageTitle } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { FactsInline } from '@portal/ui/facts';
import { Meter } from '@portal/ui/meter';
import { WithRail } from '@portal/ui/page';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import type { ReactNode } from 'react';
import { AnswerCard } from './answer-card';
import { Attachments } from './attachments';
import { PropositionDescription } from './proposition-description';
import styles from './proposition-sheet.module.css';
import { WhatToCompare } from './what-to-compare';

interface PropositionSheetProps {
  readonly file: PropositionFile;
  readonly back: ReactNode;
  readonly canAnswer: boolean;
  readonly onAnswered: () => void;
  readonly onStale: () => void;
  readonly applicant?: ((project: Project) => ReactNode) | undefined;
}

/** Details of a proposal and its answer. Prints without buttons. */
export function PropositionSheet({
  file,
  back,
  canAnswer,
  onAnswered,
  onStale,
  applicant,
}: PropositionSheetProps) {
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
      {file.project !== undefined && applicant?.(file.project)}
      <WithRail
        rail={
          <>
            {canAnswer && <AnswerCard proposition={proposition} onAnswered={onAnswered} onStale={onStale} />}
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
