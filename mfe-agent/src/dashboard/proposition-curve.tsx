import type { DataScope } from '@portal/domain/access';
import { monthlyCounts, truncationNotice } from '@portal/domain/dashboard';
import type { ProjectFilter } from '@portal/domain/project';
import { useApi, useResource } from '@portal/features/portal';
import { ChartCard } from '@portal/ui/chart-card';
import { LoadFailure } from '@portal/ui/load-failure';
import { Skeleton, SkeletonGroup } from '@portal/ui/skeleton';
import { Text } from '@portal/ui/text';
import { useMemo } from 'react';
import { Curve } from './project-charts';

interface PropositionCurveProps {
  readonly scope: DataScope;
  readonly filter: ProjectFilter;
  readonly now: Date;
}

const TITLE = 'nouvelles propositions';

/** Proposals created in each of the last six months. It asks after the projects, and fails alone. */
export function PropositionCurve({ scope, filter, now }: PropositionCurveProps) {
  const api = useApi();
  const propositions = useResource(
    useMemo(
      // The status filter is one of projects: those of proposals have other names.
      () => api.propositions.list({ scope, filter: { ...filter, statuses: undefined } }, 'deferred'),
      [api, scope, filter],
    ),
  );
  const rows = propositions.status === 'ready' ? propositions.value.rows : undefined;
  const counts = useMemo(() => rows && monthlyCounts(rows, now), [rows, now]);

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
    case 'ready': {
      const notice = truncationNotice(
        propositions.value.rows.length,
        propositions.value.total,
        'proposition',
      );
      return (
        <div>
          <Curve title={TITLE} counts={counts ?? []} hue="var(--color-chart-2)" />
          {notice !== undefined && (
            <Text size="sm" tone="muted">
              {notice}
            </Text>
          )}
        </div>
      );
    }
  }
}
