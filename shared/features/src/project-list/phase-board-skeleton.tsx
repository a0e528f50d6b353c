import { BOARD_PHASES } from '@portal/domain/project';
import { Stack } from '@portal/ui/layout';
import { Skeleton, SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import styles from './phase-frame.module.css';

export const PhaseBoardSkeleton = () => (
  <SkeletonGroup label="Chargement des projets">
    <div className={styles.columns}>
      {BOARD_PHASES.map(({ name }) => (
        <Stack key={name} gap={2} className={styles.column}>
          <Skeleton height="2.75rem" />
          <SkeletonRows count={6} height="5.25rem" />
        </Stack>
      ))}
    </div>
  </SkeletonGroup>
);
