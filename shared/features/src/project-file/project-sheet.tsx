import type { ProjectFile } from '@portal/api';
import { formatMoney } from '@portal/domain/format';
import { type Project, projectTitle } from '@portal/domain/project';
import { awaitsAnswer, isNew, type Proposition } from '@portal/domain/proposition';
import { ProjectProgress, ProjectStatusChip } from '@portal/features/status';
import { Link, usePageTitle } from '@portal/kit';
import { Amount } from '@portal/ui/amount';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { Pencil } from '@portal/ui/icon';
import { WithRail } from '@portal/ui/page';
import { Tabs } from '@portal/ui/tabs';
import { Text } from '@portal/ui/text';
import { type ReactNode, useState } from 'react';
import { NEVER } from 'rxjs';
import { AdviserCard, knownManager } from '../people';
import { ProjectNextStep, RecordHeader } from '../records';
import { orElse, useApi, useResource } from '../resource';
import styles from './project-sheet.module.css';
import { projectTabs } from './project-tabs';
import { ProjectTimeline } from './project-timeline';

interface ProjectSheetProps {
  readonly file: ProjectFile;
  readonly back: ReactNode;
  readonly editPath: string;
  readonly propositions: (projectId: number) => ReactNode;
  readonly applicant: ((project: Project) => ReactNode) | undefined;
}

const NONE: readonly Proposition[] = [];

export function ProjectSheet({ file, back, editPath, propositions: draw, applicant }: ProjectSheetProps) {
  const { project, statusLabel, managerName, agentName, agencyName } = file.overview;
  const { projects, propositions } = useApi();
  // Shares the tab's request while both are pending. A failure is ignored here: the tab reports it.
  const received = useResource(
    () => propositions.ofProject(project.id).pipe(orElse(NONE)),
    [propositions, project.id],
  );
  const all = received.value ?? NONE;
  // Labels in the tabs cost up to seven requests and are not visible at first: loaded when the user approaches.
  const [isReached, setReached] = useState(false);
  const named = useResource(
    () => (isReached ? projects.labels(project) : NEVER),
    [isReached, projects, project],
  );
  const labels = named.value ?? file.labels;
  const reach = () => setReached(true);
  const listed = all.filter((proposition) => !isNew(proposition));
  const title = projectTitle(project);
  const number = `Dossier n° ${String(project.id)}`;
  const now = new Date();
  usePageTitle(title);
  return (
    <>
      <RecordHeader
        back={back}
        actions={
          <ButtonLink as={Link} to={editPath} variant="secondary" icon={Pencil}>
            Modifier
          </ButtonLink>
        }
        agencyName={agencyName}
        agency={file.agency}
        sub={number}
        title={title}
        status={<ProjectStatusChip status={project.status} label={statusLabel} />}
        aside={<AmountToFinance amount={formatMoney(project.amountToFinance)} />}
      />
      {applicant?.(project)}
      <Card aria-label="Avancement">
        <CardBody>
          <ProjectProgress status={project.status} label={statusLabel} />
        </CardBody>
      </Card>
      <WithRail
        rail={
          <>
            <AdviserCard
              managerName={knownManager({ project, managerName, complete: file.complete })}
              agentName={agentName}
              agentEmail={project.prescriberEmail}
              agencyName={agencyName}
              subject={number}
            />
            <ProjectTimeline project={project} propositions={listed} />
          </>
        }
      >
        <ProjectNextStep
          status={project.status}
          toAnswer={all.filter((proposition) => awaitsAnswer(proposition, now))}
          leads
        />
        <Card className={styles.tabs} aria-label="Contenu du dossier" onPointerEnter={reach} onFocus={reach}>
          <Tabs
            label="Contenu du dossier"
            sections={projectTabs({ ...file, labels }, listed.length, draw(project.id))}
          />
        </Card>
      </WithRail>
    </>
  );
}

interface AmountToFinanceProps {
  /** With its euro sign; '' when unknown, and then nothing is shown. */
  readonly amount: string;
}

function AmountToFinance({ amount }: AmountToFinanceProps) {
  if (amount === '') return null;
  return (
    <p className={styles.amount}>
      <Text as="span" tone="muted">
        Montant à financer
      </Text>
      <Amount size="xl">{amount}</Amount>
    </p>
  );
}
