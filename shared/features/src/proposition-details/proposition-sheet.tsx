import type { PropositionFile } from '@portal/api';
import { formatLongDate } from '@portal/domain/format';
import { canDecide, PROPOSITION_PROGRESS_PERCENT, propositionTitle } from '@portal/domain/proposition';
import { paths, PropositionDue, useAgencyLogo } from '../portal';
import { PropositionStatusChip } from '../status';
import { Link, usePageTitle } from '@portal/kit';
import { AgencyMark } from '@portal/ui/agency-mark';
import { Button } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { FactsInline } from '@portal/ui/facts';
import { Printer } from '@portal/ui/icon';
import { Meter } from '@portal/ui/meter';
import { WithRail } from '@portal/ui/page';
import { Person } from '@portal/ui/person';
import { Text } from '@portal/ui/text';
import { TextLink } from '@portal/ui/text-link';
import { Title } from '@portal/ui/title';
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
}

/** Everything about one proposal, and the answer to it. It prints without its buttons. */
export function PropositionSheet({ file, back, canAnswer, onAnswered }: PropositionSheetProps) {
  const { proposition, agencyName, projectTitle, statusLabel } = file.overview;
  const logo = useAgencyLogo(file.complete ? file.agency : undefined);
  const title =
    proposition.number === '' ? propositionTitle(proposition) : `Proposition ${proposition.number}`;
  usePageTitle(title);
  return (
    <>
      <header className={styles.head}>
        <div className={styles.top}>
          {back}
          <Button icon={Printer} collapse className={styles.print} onClick={() => window.print()}>
            Imprimer
          </Button>
        </div>
        <Person
          mark={<AgencyMark agency={agencyName} logo={logo} />}
          name={agencyName}
          sub={proposition.projectId === null ? undefined : `Dossier n° ${String(proposition.projectId)}`}
        />
        <Title as="h1" size="lg" tabIndex={-1}>
          {proposition.number === '' ? title : <NumberedTitle number={proposition.number} />}
        </Title>
        <div className={styles.status}>
          <PropositionStatusChip proposition={proposition} label={statusLabel} now={new Date()} />
          <PropositionDue proposition={proposition} />
        </div>
      </header>
      <WithRail
        sticky
        rail={
          <>
            {canAnswer && <AnswerCard proposition={proposition} onAnswered={onAnswered} />}
            <WhatToCompare />
          </>
        }
      >
        <Card aria-label="Proposition">
          <CardBody className={styles.body}>
            <Meter
              label={canDecide(proposition) ? 'Proposition à étudier' : 'Proposition étudiée'}
              percent={PROPOSITION_PROGRESS_PERCENT}
            />
            <FactsInline
              className={styles.dates}
              items={[
                { term: 'Créée le', value: formatLongDate(proposition.createdAt) },
                { term: 'Valable jusqu’au', value: formatLongDate(proposition.validUntil) },
                {
                  term: 'Projet',
                  value: proposition.projectId !== null && (
                    <TextLink as={Link} to={paths.projectFile(proposition.projectId)}>
                      {projectTitle === '' ? `Dossier n° ${String(proposition.projectId)}` : projectTitle}
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

/** Numbers of proposals never break. */
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
