import {
  Skeleton,
  SkeletonCard,
  SkeletonGroup,
  SkeletonLine,
  SkeletonRows,
  SkeletonWindows,
} from './skeleton';

export const purpose = 'La forme de ce qui vient, à sa place. Le groupe dit une fois ce qui se charge.';
export default {
  'Un dossier': (
    <SkeletonGroup label="Chargement du dossier">
      <SkeletonLine>
        <Skeleton width="3rem" height="3.5rem" shape="arch" />
        <Skeleton width="60%" height="1.5rem" />
      </SkeletonLine>
      <SkeletonWindows />
      <Skeleton />
    </SkeletonGroup>
  ),
  'Une liste': (
    <SkeletonGroup label="Chargement des projets">
      <SkeletonRows count={4} />
    </SkeletonGroup>
  ),
  'Une carte': (
    <SkeletonCard label="Chargement de la proposition">
      <Skeleton width="70%" />
    </SkeletonCard>
  ),
};
