import { ChartCard } from '@portal/ui/chart-card';
import { Skeleton, SkeletonGroup } from '@portal/ui/skeleton';
import styles from './dashboard.module.css';

const FIGURES = [1, 2, 3, 4, 5];

export function DashboardSkeleton() {
  return (
    <>
      <SkeletonGroup label="Chargement du tableau de bord">
        <div className={styles.figures}>
          {FIGURES.map((figure) => (
            <Skeleton key={figure} height="8rem" />
          ))}
        </div>
      </SkeletonGroup>
      <div className={styles.curves}>
        {['Nouveaux Projets', 'nouvelles propositions', 'propositions accéptées'].map((title) => (
          <ChartCard key={title} title={title} summary="Chargement en cours">
            <Skeleton width="min(100%, 18.75rem)" height="18.75rem" />
          </ChartCard>
        ))}
      </div>
    </>
  );
}
