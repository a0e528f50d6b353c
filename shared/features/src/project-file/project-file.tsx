import type { ProjectFile as LoadedFile } from '@portal/api';
import { formatMoney, typesetFrench } from '@portal/domain/format';
import { type Project, projectTitle } from '@portal/domain/project';
import { isNamedNew, ofFile, type Proposition, standingOf } from '@portal/domain/proposition';
import { ProjectProgress, ProjectStatusChip } from '@portal/features/status';
import { Link, usePageTitle, useSession } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Pencil } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { WithRail } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonWindows } from '@portal/ui/skeleton';
import { Tabs } from '@portal/ui/tabs';
import { Text } from '@portal/ui/text';
import { Fragment, type ReactNode, useState } from 'react';
import { NEVER } from 'rxjs';
import { AdviserCard, ApplicantContact, knownManager } from '../people';
import { ProjectNextStep, RecordHeader, RecordPage } from '../records';
import { doesNotExist, orElse, serverTime, useApi, useResource } from '../resource';
import { paths, useInAddress, useRouteId } from '../routes';
import styles from './project-file.module.css';
import { projectTabs } from './project-tabs';

export interface ProjectFileProps {
  readonly propositions: (project: Project) => ReactNode;
  /** What staff does to the file, first in the rail; undefined for who may not, and where the portal has no such acts. */
  readonly caseActions?: ((acts: FileActs) => ReactNode) | undefined;
}

/** A file as somebody acts on it. */
export interface FileActs {
  readonly file: LoadedFile;
  readonly propositions: readonly Proposition[];
  readonly onChange: () => void;
}

/** Page of one project (section 2): progress, status, amount, six tabs. */
export function ProjectFile(props: ProjectFileProps) {
  const { projects } = useApi();
  const id = useRouteId();
  const isStaff = useSession().role !== 'APPLICANT';
  const file = useResource(() => (id === undefined ? doesNotExist : projects.file(id)), [projects, id]);
  const title = id === undefined ? 'Dossier' : `Dossier n°\u00A0${String(id)}`;
  return (
    <RecordPage
      record="project"
      back={{ to: paths.projects, label: isStaff ? 'Projets' : 'Vos projets' }}
      title={title}
      resource={file}
      skeleton={<FileSkeleton isStaff={isStaff} />}
    >
      {(project, wayBack) => <ProjectSheet {...props} file={project} back={wayBack} onChange={file.reload} />}
    </RecordPage>
  );
}

/** The places of the file: its head, its progress, its tabs and who to ask beside them. */
function FileSkeleton({ isStaff }: { readonly isStaff: boolean }) {
  return (
    <>
      <Stack gap={3}>
        {!isStaff && <Skeleton width="12rem" height="3rem" />}
        {/* No heading: the one that comes takes the focus after a navigation. */}
        <Skeleton width="60%" height="2.625rem" />
        <Skeleton width="10rem" height="1.75rem" />
        {isStaff && <Skeleton height="4.25rem" />}
      </Stack>
      <SkeletonCard label="Chargement du dossier">
        <Stack className={styles.comingProgress}>
          <Skeleton width="9rem" />
          <SkeletonWindows />
        </Stack>
      </SkeletonCard>
      <div aria-hidden="true">
        <WithRail rail={<ComingCard height="9rem" />}>
          <ComingCard height="7rem" />
          <ComingCard height="20rem" />
        </WithRail>
      </div>
    </>
  );
}

const ComingCard = ({ height }: { readonly height: string }) => (
  <Card as="div">
    <CardBody>
      <Skeleton height={height} />
    </CardBody>
  </Card>
);

interface ProjectSheetProps extends ProjectFileProps {
  readonly file: LoadedFile;
  readonly back: ReactNode;
  readonly onChange: () => void;
}

const NONE: readonly Proposition[] = [];

function ProjectSheet({ file, back, propositions: draw, caseActions, onChange }: ProjectSheetProps) {
  const { project, statusLabel, managerName, agentName, agencyName } = file.overview;
  const { projects, propositions } = useApi();
  const { role } = useSession();
  const isStaff = role !== 'APPLICANT';
  // What an adviser has to do is not the turn of a director or an administrator.
  const reader = isStaff ? (role === 'AGENT' ? 'adviser' : 'network') : 'applicant';
  // Shares the tab's request while both are pending. A failure is ignored here: the tab reports it.
  const received = useResource(
    () => propositions.ofProject(project.id).pipe(orElse(NONE)),
    [propositions, project.id],
  );
  const all = ofFile(received.value ?? NONE, project);
  const [acts, setActs] = useState(0);
  const showAnew = () => {
    onChange();
    received.reload();
    setActs((count) => count + 1);
  };
  // Labels in the tabs cost up to seven requests and are not visible at first: loaded when the user approaches.
  const [tab, setTab] = useInAddress('onglet');
  const [isReached, setReached] = useState(tab !== '');
  const named = useResource(
    () => (isReached ? projects.labels(project) : NEVER),
    [isReached, projects, project],
  );
  const labels = named.value ?? file.labels;
  const reach = () => setReached(true);
  const listed = all.filter((proposition) => !isNamedNew(proposition)).length;
  const title = projectTitle(project);
  const number = `Dossier n° ${String(project.id)}`;
  const now = serverTime();
  const toAnswer = received.value && all.filter((proposition) => standingOf(proposition, now).isNew);
  // Names make it longer: it is shown once they are known.
  const adviser = file.complete ? (
    <AdviserCard
      managerName={knownManager({ project, managerName, complete: file.complete })}
      agentName={agentName}
      agentEmail={project.prescriberEmail}
      agencyName={agencyName}
      subject={number}
    />
  ) : (
    <ComingCard height="9rem" />
  );
  const step = (
    <ProjectNextStep
      status={project.status}
      toAnswer={toAnswer}
      isAnswerable={project.applicantId !== null}
      leads
    />
  );
  usePageTitle(title);
  return (
    <>
      <RecordHeader
        back={back}
        actions={
          <ButtonLink as={Link} to={paths.editProject(project.id)} variant="secondary" icon={Pencil}>
            Modifier
          </ButtonLink>
        }
        agencyName={isStaff ? undefined : agencyName}
        agencyId={project.agencyId}
        agency={file.complete ? (file.agency ?? null) : undefined}
        sub={
          <Text as="span" size="sm" tone="muted">
            {typesetFrench(number)}
          </Text>
        }
        title={title}
        status={<ProjectStatusChip status={project.status} label={statusLabel} reader={reader} />}
        contact={isStaff && <ApplicantContact project={project} subject={number} />}
        aside={<AmountToFinance amount={formatMoney(project.amountToFinance)} />}
      >
        {isStaff && step}
      </RecordHeader>
      <Card aria-label="Avancement">
        <CardBody>
          <ProjectProgress
            status={project.status}
            label={statusLabel}
            reader={reader}
            awaitsAnswer={(toAnswer ?? NONE).length > 0}
          />
        </CardBody>
      </Card>
      <WithRail
        rail={
          <>
            {caseActions?.({ file, propositions: all, onChange: showAnew })}
            {adviser}
          </>
        }
      >
        {!isStaff && step}
        <Card className={styles.tabs} aria-label="Contenu du dossier" onPointerEnter={reach} onFocus={reach}>
          <Tabs
            label="Contenu du dossier"
            chosen={tab}
            onChoose={setTab}
            sections={projectTabs(
              { ...file, labels },
              listed,
              <Fragment key={acts}>{draw(project)}</Fragment>,
            )}
          />
        </Card>
      </WithRail>
    </>
  );
}

function AmountToFinance({ amount }: { readonly amount: string }) {
  if (amount === '') return null;
  return (
    <Cluster as="p" gap={3} align="baseline" justify="between">
      <Text as="span" tone="muted">
        Prix à financer
      </Text>
      <Amount size="lg">{amount}</Amount>
    </Cluster>
  );
}
