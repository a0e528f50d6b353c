import type { Agency } from '@portal/domain/agency';
import { formatCount, formatLongDate, formatMoney } from '@portal/domain/format';
import { type Project, type ProjectOverview, projectTitle } from '@portal/domain/project';
import type { Proposition } from '@portal/domain/proposition';
import { viaFact } from '@portal/features/people';
import { ProjectNextStep, useAgencyLogo } from '@portal/features/records';
import { type LiveResource, Loaded } from '@portal/features/resource';
import { paths } from '@portal/features/routes';
import { ProjectProgress, ProjectStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { EmptyProject } from '@portal/ui/artwork';
import { AgencyMark } from '@portal/ui/niche';
import { ButtonLink } from '@portal/ui/button';
import { Caps } from '@portal/ui/caps';
import { Card, CardBody } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Facts } from '@portal/ui/facts';
import { Block } from '@portal/ui/page';
import { Person } from '@portal/ui/person';
import { Skeleton, SkeletonCard, SkeletonWindows } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { Cluster, Stack } from '@portal/ui/layout';
import styles from './home.module.css';

interface LatestProjectProps {
  readonly latest: LiveResource<ProjectOverview | undefined>;
  /** Undefined while it loads, null when it cannot be had. */
  readonly agency: Agency | null | undefined;
  /** Proposals that await an answer, on any project; undefined while nobody knows. */
  readonly toAnswer: readonly Proposition[] | undefined;
}

/** The block VOTRE DERNIER PROJET: the most recently created project (section 2). */
export function LatestProject({ latest, agency, toAnswer }: LatestProjectProps) {
  return (
    <Block aria-labelledby="votre-dernier-projet">
      <Caps rule id="votre-dernier-projet">
        VOTRE DERNIER PROJET
      </Caps>
      <Loaded
        resource={latest}
        failedTitle="Votre dernier projet n’a pas pu être chargé"
        skeleton={
          <SkeletonCard label="Chargement de votre dernier projet">
            <div className={styles.coming}>
              <Cluster gap={3}>
                <Skeleton width="3rem" height="3rem" />
                <Skeleton width="12rem" height="2rem" />
              </Cluster>
              <Skeleton width="60%" height="3.5rem" />
              <SkeletonWindows />
              <Skeleton height="6rem" />
              <Skeleton height="3.5rem" />
            </div>
          </SkeletonCard>
        }
      >
        {(overview, refreshing) =>
          overview === undefined ? (
            <NoProject />
          ) : (
            <LatestProjectCard
              overview={overview}
              agency={agency}
              isComplete={!refreshing}
              toAnswer={toAnswer?.filter(({ projectId }) => projectId === overview.project.id)}
            />
          )
        }
      </Loaded>
    </Block>
  );
}

function NoProject() {
  return (
    <Card as="div">
      <EmptyState art={<EmptyProject />} caps="VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT" />
    </Card>
  );
}

interface LatestProjectCardProps {
  readonly overview: ProjectOverview;
  readonly agency: Agency | null | undefined;
  /** No further name is on its way. */
  readonly isComplete: boolean;
  /** Proposals on this project that await an answer; undefined while nobody knows. */
  readonly toAnswer: readonly Proposition[] | undefined;
}

/** The latest project with every field of the specification (section 2), and whose turn it is. */
function LatestProjectCard({ overview, agency, isComplete, toAnswer }: LatestProjectCardProps) {
  const { project, applicantName, agentName, managerName, statusLabel } = overview;
  const { prescriberEmail: agentEmail } = project;
  const logo = useAgencyLogo(agency);
  const agencyName = agency?.name ?? overview.agencyName;
  const isManagerComing = managerName === '' && project.managerId !== null && !isComplete;
  const isAgencyComing = agencyName === '' && project.agencyId !== null && agency !== null;
  const amount = formatMoney(project.amountToFinance);
  const created = formatLongDate(project.createdAt);
  const kind = [overview.propertyTypeLabel, overview.propertyUsageLabel.toLocaleLowerCase('fr')];
  return (
    <Card as="article" className={styles.card} aria-labelledby="dernier-projet-titre">
      <CardBody data-gap="6">
        <Cluster gap={3} across={6} justify="between">
          <Person
            mark={
              <AgencyMark agency={agencyName === '' && !isAgencyComing ? null : agencyName} logo={logo} />
            }
            name={isAgencyComing ? <Skeleton width="7rem" height="1lh" /> : agencyName}
            sub={`Dossier n°\u00A0${String(project.id)}${created === '' ? '' : `, créé le ${created}`}`}
          />
          <ProjectStatusChip status={project.status} label={statusLabel} />
        </Cluster>
        <Cluster gap={3} across={8} align="end" justify="between">
          <Stack gap={1}>
            <Title as="h3" size="md" id="dernier-projet-titre">
              {projectTitle(project)}
            </Title>
            <Text tone="muted">{kind.filter((word) => word !== '').join(', ')}</Text>
          </Stack>
          {amount !== '' && (
            <p className={styles.amount}>
              <Text as="span" tone="muted">
                Prix à financer
              </Text>
              <Amount size="lg">{amount}</Amount>
            </p>
          )}
        </Cluster>
        <ProjectProgress status={project.status} label={statusLabel} brief />
      </CardBody>
      <ProjectNextStep status={project.status} toAnswer={toAnswer} flush />
      <Cluster className={styles.foot} gap={5} across={8} justify="between">
        <Facts
          inline
          items={[
            { term: 'Demandeur', value: applicantName },
            ...(agentEmail === '' ? [] : [viaFact({ agentName, agentEmail, isComplete, isStaff: false })]),
            { term: 'Dossier géré par', value: isManagerComing ? <Skeleton width="8rem" /> : managerName },
            ...contacts(project),
          ]}
        />
        <ButtonLink
          as={Link}
          to={paths.projectFile(project.id)}
          variant={toAnswer?.length ? 'secondary' : 'primary'}
          caps
        >
          ACCEDEZ AU DOSSIER
        </ButtonLink>
      </Cluster>
    </Card>
  );
}

/** Only shown after a first contact (section 2). */
function contacts({ timesContacted, lastContactedAt }: Project) {
  if (timesContacted === undefined || timesContacted === 0) return [];
  const last = formatLongDate(lastContactedAt);
  const count = formatCount(timesContacted, 'contact');
  return [{ term: 'Contacts', value: last === '' ? count : `${count}, dernier le ${last}` }];
}
