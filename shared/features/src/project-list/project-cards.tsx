import type { FollowUpReason } from '@portal/domain/follow-up';
import { formatMoney } from '@portal/domain/format';
import { type Project, type ProjectOverview, projectTitle } from '@portal/domain/project';
import { CardGrid } from '@portal/features/listing';
import { ProjectProgress, ProjectStatusChip, type Reader } from '@portal/features/status';
import { Link } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { Stack } from '@portal/ui/layout';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { viaFact } from '../people';
import { paths } from '../routes';
import styles from './project-list.module.css';
import { contactWords, FollowUpNotes, kindWords, noContactWords } from './project-words';

interface ProjectCardProps {
  readonly overview: ProjectOverview;
  readonly isComplete: boolean;
  readonly reasons?: readonly FollowUpReason[] | undefined;
  readonly reader: Reader;
}

/** A project in a list (section 2): kind, amount, status, people, and a link to its page. */
function ProjectCard({ overview, isComplete, reasons = [], reader }: ProjectCardProps) {
  const { project, statusLabel, applicantName, managerName, agentName } = overview;
  const title = projectTitle(project);
  const coming = isComplete ? undefined : <Skeleton width="8rem" />;
  return (
    <Card as="li" className={styles.card}>
      <CardBody className={styles.cardBody}>
        <Stack gap={2} align="start">
          <ProjectStatusChip status={project.status} label={statusLabel} reader={reader} />
          <ProjectProgress status={project.status} label={statusLabel} size="sm" reader={reader} />
        </Stack>
        <div>
          <Title as="h2" size="xs">
            {title}
          </Title>
          <Text tone="muted" size="sm">
            n°{'\u00A0'}
            {project.id}
            {kindWords(overview)}
          </Text>
          <FollowUpNotes reasons={reasons} plain={reader === 'network'} />
        </div>
        <Amount as="p" size="sm">
          {formatMoney(project.amountToFinance)}
        </Amount>
        <Facts
          dense
          className={styles.facts}
          items={[
            { term: 'Demandeur', value: applicantName || coming },
            { term: 'Dossier géré par', value: managerName || coming },
            viaFact({
              agentName,
              agentEmail: project.prescriberEmail,
              isComplete,
              isStaff: reader !== 'applicant',
            }),
            { term: 'Contacts', value: contactWords(project), absent: noContactWords(project) },
          ]}
        />
        <ButtonLink as={Link} to={paths.projectFile(project.id)} caps wide>
          ACCEDEZ AU DOSSIER
          <VisuallyHidden>, {title}</VisuallyHidden>
        </ButtonLink>
      </CardBody>
    </Card>
  );
}

interface ProjectCardsProps {
  readonly rows: readonly ProjectOverview[];
  readonly isComplete: boolean;
  readonly reasonsOf?: ((project: Project) => readonly FollowUpReason[]) | undefined;
  readonly reader: Reader;
}

export function ProjectCards({ rows, isComplete, reasonsOf, reader }: ProjectCardsProps) {
  return (
    <CardGrid>
      {rows.map((row) => (
        <ProjectCard
          key={row.project.id}
          overview={row}
          isComplete={isComplete}
          reasons={reasonsOf?.(row.project)}
          reader={reader}
        />
      ))}
    </CardGrid>
  );
}
