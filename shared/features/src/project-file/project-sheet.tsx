import type { ProjectFile } from '@portal/api';
import { projectTitle } from '@portal/domain/project';
import { isNew, NEW_STATUS, type Proposition } from '@portal/domain/proposition';
import { AdviserCard, orElse, ProjectNextStep, useApi, useResource } from '../portal';
import { ProjectProgress } from '../status';
import { usePageTitle } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { WithRail } from '@portal/ui/page';
import { Tabs } from '@portal/ui/tabs';
import { type ReactNode, useMemo } from 'react';
import { ProjectHeader } from './project-header';
import styles from './project-sheet.module.css';
import { ProjectTimeline } from './project-timeline';
import { projectTabs } from './project-tabs';

interface ProjectSheetProps {
  readonly file: ProjectFile;
  readonly back: ReactNode;
  readonly editPath: string;
  readonly propositions: (projectId: number) => ReactNode;
}

const NONE: readonly Proposition[] = [];

/** Everything about one project. */
export function ProjectSheet({ file, back, editPath, propositions: draw }: ProjectSheetProps) {
  const { project, statusLabel, managerName, agencyName } = file.overview;
  const { propositions } = useApi();
  // Asked when the tab asks too: the same call in flight is one call. Here they decorate: the tab says what failed.
  const received = useResource(
    useMemo(() => propositions.ofProject(project.id).pipe(orElse(NONE)), [propositions, project.id]),
  );
  const all = received.status === 'ready' ? received.value : NONE;
  const listed = all.filter((proposition) => !isNew(proposition));
  usePageTitle(projectTitle(project));
  return (
    <>
      <ProjectHeader file={file} back={back} editPath={editPath} />
      <Card aria-label="Avancement">
        <CardBody>
          <ProjectProgress status={project.status} label={statusLabel} />
        </CardBody>
      </Card>
      <WithRail
        rail={
          <>
            <AdviserCard
              name={managerName}
              agencyName={agencyName}
              email={project.prescriberEmail}
              subject={`Dossier n° ${String(project.id)}`}
            />
            <ProjectTimeline project={project} propositions={listed} />
          </>
        }
      >
        <ProjectNextStep
          status={project.status}
          toAnswer={all.filter(({ status }) => status === NEW_STATUS)}
        />
        <Card className={styles.tabs} aria-label="Contenu du dossier">
          <Tabs label="Contenu du dossier" sections={projectTabs(file, listed.length, draw(project.id))} />
        </Card>
      </WithRail>
    </>
  );
}
