import { Link } from '@portal/kit';
import { NoResult } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Page, PageHeader } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';
import { combineLatest } from 'rxjs';
import { Loaded, Missing, useApi, useResource } from '../resource';
import { BackTo, paths, useQueryId } from '../routes';
import { ComparisonBoard } from './comparison-board';

const TITLE = 'Comparer les propositions';

/** Compares the proposals of one project and their cost. Two requests, plus the status names. */
export function PropositionComparison() {
  // Undefined when the URL names no project, null when its id is not a number.
  const projectId = useQueryId('dossier');
  return (
    <Page width="desk">
      {typeof projectId === 'number' ? (
        <OfProject projectId={projectId} />
      ) : (
        <>
          <PageHeader title={TITLE} />
          {projectId === null ? <Missing /> : <NoProject />}
        </>
      )}
    </Page>
  );
}

function OfProject({ projectId }: { readonly projectId: number }) {
  const { propositions, projects } = useApi();
  const resource = useResource(
    () => combineLatest([projects.byId(projectId), propositions.ofProject(projectId)]),
    [projects, propositions, projectId],
  );
  return (
    <>
      {resource.status !== 'ready' && (
        <PageHeader title={TITLE} back={<BackTo to={paths.projects}>Projets</BackTo>} />
      )}
      <Loaded
        resource={resource}
        skeleton={
          <SkeletonCard label="Chargement des propositions">
            <Skeleton width="60%" height="2rem" />
            <SkeletonRows count={8} height="2rem" />
          </SkeletonCard>
        }
      >
        {([project, received]) => <ComparisonBoard title={TITLE} project={project} received={received} />}
      </Loaded>
    </>
  );
}

/** The URL has no project id. */
function NoProject() {
  return (
    <Card as="div">
      <EmptyState
        art={<NoResult />}
        title="Choisissez d’abord un projet"
        actions={
          <ButtonLink as={Link} to={paths.projects} variant="primary">
            Voir les projets
          </ButtonLink>
        }
      >
        La comparaison s’ouvre depuis les propositions d’un projet.
      </EmptyState>
    </Card>
  );
}
