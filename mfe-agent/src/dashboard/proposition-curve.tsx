import { monthlyCounts, truncationNotice } from '@portal/domain/dashboard';
import type { Proposition } from '@portal/domain/proposition';
import { ChartCard } from '@portal/ui/chart-card';
import { LoadFailure } from '@portal/ui/load-failure';
import { Skeleton, SkeletonGroup } from '@portal/ui/skeleton';
import { useMemo } from 'react';
import { Curve } from './project-charts';
import type { LoadedPropositions } from './use-follow-ups';

interface PropositionCurveProps {
  readonly propositions: LoadedPropositions;
  readonly now: Date;
  /** A status filter is active. It applies to projects, so this chart states that it ignores it. */
  readonly isStatusFiltered: boolean;
}

const NOT_BY_STATUS = 'Le filtre de statut porte sur les projets\u00A0: il ne change pas ce nombre.';
const TITLE = 'nouvelles propositions';
const NONE: readonly Proposition[] = [];

/** Proposals created per month, over six months. Loads after the projects and fails independently. */
export function PropositionCurve({ propositions, now, isStatusFiltered }: PropositionCurveProps) {
  const rows = propositions.value?.rows ?? NONE;
  const counts = useMemo(() => monthlyCounts(rows, now), [rows, now]);

  switch (propositions.status) {
    case 'loading':
      return (
        <ChartCard title={TITLE} summary="Chargement en cours">
          <SkeletonGroup label="Chargement des propositions">
            <Skeleton width="18.75rem" height="18.75rem" />
          </SkeletonGroup>
        </ChartCard>
      );
    case 'failed':
      return (
        <ChartCard title={TITLE}>
          <LoadFailure onRetry={propositions.reload} />
        </ChartCard>
      );
    case 'ready':
      return (
        <Curve
          title={TITLE}
          counts={counts}
          hue="var(--color-chart-2)"
          notice={
            [
              truncationNotice(rows.length, propositions.value.total, 'proposition'),
              isStatusFiltered ? NOT_BY_STATUS : undefined,
            ]
              .filter((words) => words !== undefined)
              .join(' ') || undefined
          }
        />
      );
  }
}
