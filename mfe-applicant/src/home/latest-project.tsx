import type { Agency } from '@portal/domain/agency';
import type { ProjectOverview } from '@portal/domain/project';
import type { Proposition } from '@portal/domain/proposition';
import { type LiveResource, Loaded } from '@portal/features/resource';
import { paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { EmptyProject } from '@portal/ui/artwork';
import { ButtonLink } from '@portal/ui/button';
import { Caps } from '@portal/ui/caps';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Block } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonLine, SkeletonWindows } from '@portal/ui/skeleton';
import { LatestProjectCard } from './latest-project-card';

interface LatestProjectProps {
  readonly latest: LiveResource<ProjectOverview | undefined>;
  /** The project's agency, once known. */
  readonly agency: Agency | undefined;
  /** Proposals that await an answer, on any project. */
  readonly toAnswer: readonly Proposition[];
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
        skeleton={
          <SkeletonCard label="Chargement de votre dernier projet">
            <SkeletonLine>
              <Skeleton width="3rem" height="3.5rem" shape="arch" />
              <Skeleton width="12rem" />
            </SkeletonLine>
            <Skeleton width="60%" height="1.75rem" />
            <Skeleton width="40%" />
            <SkeletonWindows />
            <Skeleton height="4.5rem" />
            <Skeleton width="11rem" height="2.75rem" />
          </SkeletonCard>
        }
      >
        {(overview) =>
          overview === undefined ? (
            <NoProject />
          ) : (
            <LatestProjectCard
              overview={overview}
              agency={agency}
              toAnswer={toAnswer.filter(({ projectId }) => projectId === overview.project.id)}
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
      <EmptyState
        art={<EmptyProject />}
        caps="VOUS N'AVEZ AUCUN PROJET POUR LE MOMENT"
        actions={
          <ButtonLink as={Link} to={paths.newProject} variant="primary">
            Déposer un projet
          </ButtonLink>
        }
      >
        Décrivez votre projet en quatre parties : un conseiller l’étudie dès qu’il est envoyé.
      </EmptyState>
    </Card>
  );
}
