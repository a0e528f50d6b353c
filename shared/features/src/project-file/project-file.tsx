import type { Project } from '@portal/domain/project';
import { Skeleton, SkeletonCard, SkeletonLine, SkeletonWindows } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import { NEVER } from 'rxjs';
import { RecordPage } from '../records';
import { useApi, useResource } from '../resource';
import { ProjectSheet } from './project-sheet';

export interface ProjectFileProps {
  /** Undefined when the id in the URL is not a number. */
  readonly id: number | undefined;
  readonly back: { readonly to: string; readonly label: string };
  readonly editPath: (id: number) => string;
  /** Renders the proposals in the Propositions tab. */
  readonly propositions: (projectId: number) => ReactNode;
  /** Renders the applicant's contact details, for staff. */
  readonly applicant?: ((project: Project) => ReactNode) | undefined;
}

/** Page of one project (section 2): progress, status, amount, six tabs. */
export function ProjectFile({ id, back, editPath, propositions, applicant }: ProjectFileProps) {
  const { projects } = useApi();
  const file = useResource(() => (id === undefined ? NEVER : projects.file(id)), [projects, id]);
  return (
    <RecordPage
      back={back}
      title={id === undefined ? 'Dossier' : `Dossier n°\u00A0${String(id)}`}
      isMissing={id === undefined}
      resource={file}
      skeleton={
        <SkeletonCard label="Chargement du dossier">
          <SkeletonLine>
            <Skeleton width="3rem" height="3rem" />
            <Skeleton width="12rem" />
          </SkeletonLine>
          <Skeleton width="60%" height="2.25rem" />
          <SkeletonWindows />
          <Skeleton height="5rem" />
          <Skeleton height="14rem" />
        </SkeletonCard>
      }
    >
      {(project, wayBack) => (
        <ProjectSheet
          file={project}
          back={wayBack}
          editPath={editPath(project.overview.project.id)}
          propositions={propositions}
          applicant={applicant}
        />
      )}
    </RecordPage>
  );
}
