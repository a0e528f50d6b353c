import type { FollowUpReason } from '@portal/domain/follow-up';
import { formatMoney } from '@portal/domain/format';
import { type Project, type ProjectOverview, projectTitle } from '@portal/domain/project';
import { CardGrid, ListCard } from '@portal/features/listing';
import { ProjectProgress, ProjectStatusChip, type Reader } from '@portal/features/status';
import { Link } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { ButtonLink } from '@portal/ui/button';
import { Facts } from '@portal/ui/facts';
import { Stack } from '@portal/ui/layout';
import { Skeleton } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { viaFact } from '../people';
import { paths } from '../routes';
import { contactWords, FollowUpNotes, kindWords, noContactWords } from './project-words';

interface ProjectCardsProps {
  readonly rows: readonly ProjectOverview[];
  readonly isComplete: boolean;
  readonly reasonsOf?: ((project: Project) => readonly FollowUpReason[]) | undefined;
  readonly reader: Reader;
}

/** Projects in a list (section 2): kind, amount, status, people, and a link to the page of each. */
export function ProjectCards({ rows, isComplete, reasonsOf, reader }: ProjectCardsProps) {
  const coming = isComplete ? undefined : <Skeleton width="8rem" />;
  return (
    <CardGrid>
      {rows.map((row) => {
        const { project, statusLabel, applicantName, managerName, agentName } = row;
        const title = projectTitle(project);
        return (
          <ListCard
            key={project.id}
            status={
              <Stack gap={2} align="start">
                <ProjectStatusChip status={project.status} label={statusLabel} reader={reader} />
                <ProjectProgress status={project.status} label={statusLabel} size="sm" reader={reader} />
              </Stack>
            }
            head={
              <>
                <div>
                  <Title as="h2" size="xs">
                    {title}
                  </Title>
                  <Text tone="muted" size="sm">
                    {kindWords(row)}
                  </Text>
                  <FollowUpNotes reasons={reasonsOf?.(project) ?? []} plain={reader === 'network'} />
                </div>
                <Amount as="p" size="sm">
                  {formatMoney(project.amountToFinance)}
                </Amount>
              </>
            }
            facts={
              <Facts
                dense
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
            }
            actions={
              <ButtonLink as={Link} to={paths.projectFile(project.id)} caps wide>
                ACCEDEZ AU DOSSIER
                <VisuallyHidden>, {title}</VisuallyHidden>
              </ButtonLink>
            }
          />
        );
      })}
    </CardGrid>
  );
}
