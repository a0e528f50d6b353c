import { Link } from '@portal/kit';
import type { Project } from '@portal/domain/project';
import { BackLink, Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonLine, SkeletonWindows } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import { Loaded, Missing, useApi, useResource } from '../resource';
import { ProjectSheet } from './project-sheet';

export interface ProjectFileProps {
  /** Undefined when the address holds no number. */
  readonly id: number | undefined;
  /** The list to go back to. */
  readonly back: { readonly to: string; readonly label: string };
  readonly editPath: (id: number) => string;
  /** Draws the proposals of the Propositions tab. */
  readonly propositions: (projectId: number) => ReactNode;
  /** Draws who asks for the financing, for whoever is not that person. */
  readonly applicant?: ((project: Project) => ReactNode) | undefined;
}

/** The file of one project (section 2): progress, status, amount, six tabs. */
export function ProjectFile({
  id,
  back: { to, label },
  editPath,
  propositions,
  applicant,
}: ProjectFileProps) {
  const back = (
    <BackLink as={Link} to={to}>
      {label}
    </BackLink>
  );
  return (
    <Page>
      {id === undefined ? (
        <>
          <PageHeader back={back} title="Dossier" />
          <Missing />
        </>
      ) : (
        <KnownProject
          id={id}
          back={back}
          editPath={editPath(id)}
          propositions={propositions}
          applicant={applicant}
        />
      )}
    </Page>
  );
}

interface KnownProjectProps {
  readonly id: number;
  readonly back: ReactNode;
  readonly editPath: string;
  readonly propositions: ProjectFileProps['propositions'];
  readonly applicant: ProjectFileProps['applicant'];
}

function KnownProject({ id, back, editPath, propositions, applicant }: KnownProjectProps) {
  const { projects } = useApi();
  const file = useResource(() => projects.file(id), [projects, id]);
  return (
    <>
      {file.status === 'loading' && back}
      {/* Without its own, the page is called what its address says. */}
      {file.status === 'failed' && <PageHeader back={back} title={`Dossier n°\u00A0${String(id)}`} />}
      <Loaded resource={file} skeleton={<ProjectSkeleton />}>
        {(project) => (
          <ProjectSheet
            file={project}
            back={back}
            editPath={editPath}
            propositions={propositions}
            applicant={applicant}
          />
        )}
      </Loaded>
    </>
  );
}

function ProjectSkeleton() {
  return (
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
  );
}
