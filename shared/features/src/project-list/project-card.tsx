import type { FollowUpReason } from '@portal/domain/follow-up';
import { formatMoney } from '@portal/domain/format';
import { type ProjectOverview, projectTitle } from '@portal/domain/project';
import { Link } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Facts } from '@portal/ui/facts';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { BreakableName } from '../people';
import { paths } from '../routes';
import { ProjectProgress, ProjectStatusChip } from '@portal/features/status';
import { FollowUpNotes } from './follow-up-notes';
import { contactWords, kindWords, noContactWords } from './project-words';
import styles from './project-list.module.css';

interface ProjectCardProps {
  readonly overview: ProjectOverview;
  /** False while names are loading: shows placeholders for them. */
  readonly isComplete: boolean;
  /** Why it needs a follow-up, in the list of those. */
  readonly reasons?: readonly FollowUpReason[] | undefined;
}

/** A project in a list (section 2): kind, amount, status, people, and a link to its page. */
export function ProjectCard({ overview, isComplete, reasons = [] }: ProjectCardProps) {
  const { project, statusLabel, applicantName, managerName, agentName } = overview;
  const title = projectTitle(project);
  const coming = isComplete ? undefined : <Skeleton width="8rem" />;
  return (
    <Card as="li" className={styles.card}>
      <CardBody className={styles.cardBody}>
        <div className={styles.cardTop}>
          <ProjectStatusChip status={project.status} label={statusLabel} />
          <ProjectProgress status={project.status} label={statusLabel} size="sm" />
        </div>
        <div>
          <Title as="h2" size="xs">
            {title}
          </Title>
          <Text tone="muted" size="sm">
            n°{'\u00A0'}
            {project.id}
            {kindWords(overview)}
          </Text>
          <FollowUpNotes reasons={reasons} />
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
            {
              term: 'Via',
              value: agentName ? <BreakableName name={agentName} /> : project.prescriberEmail && coming,
              absent: 'Sans agent',
            },
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
