import type { FileActs } from '@portal/features/project-file';
import { useResource } from '@portal/features/resource';
import { Card, CardBody } from '@portal/ui/card';
import { LoadFailure } from '@portal/ui/load-failure';
import { SkeletonCard, Skeleton } from '@portal/ui/skeleton';
import { defer, map } from 'rxjs';

/** Only administrators download it. A failure is not cached: a retry downloads again. */
const conduct = defer(() => import('@portal/features/conduct')).pipe(map((module) => module.Conduct));

/** « Conduire le dossier », loaded after the file. */
export function LaterConduct(acts: FileActs) {
  const section = useResource(() => conduct, []);
  switch (section.status) {
    case 'loading':
      return (
        <SkeletonCard label="Chargement de « Conduire le dossier »">
          <Skeleton height="20rem" />
        </SkeletonCard>
      );
    case 'ready':
      return <section.value {...acts} />;
    case 'failed':
      return (
        <Card aria-label="Conduire le dossier">
          <CardBody>
            <LoadFailure title="Conduire le dossier n’a pas pu être chargé" onRetry={section.reload} />
          </CardBody>
        </Card>
      );
  }
}
