import type { FileActs } from '@portal/features/project-file';
import { useResource } from '@portal/features/resource';
import { Card, CardBody } from '@portal/ui/card';
import { LoadFailure } from '@portal/ui/load-failure';
import { SkeletonCard, Skeleton } from '@portal/ui/skeleton';
import { defer, map } from 'rxjs';

/** Only administrators download it. A failure is not cached: a retry downloads again. */
const section = defer(() => import('@portal/features/case-actions')).pipe(
  map((module) => module.CaseActions),
);

/** « Conduire le dossier », loaded after the file. */
export function LaterCaseActions(acts: FileActs) {
  const loaded = useResource(() => section, []);
  switch (loaded.status) {
    case 'loading':
      return (
        <SkeletonCard label={'Chargement de «\u00A0Conduire le dossier\u00A0»'}>
          <Skeleton height="20rem" />
        </SkeletonCard>
      );
    case 'ready':
      return <loaded.value {...acts} />;
    case 'failed':
      return (
        <Card aria-label="Conduire le dossier">
          <CardBody>
            <LoadFailure
              title={'«\u00A0Conduire le dossier\u00A0» n’a pas pu être chargé'}
              onRetry={loaded.reload}
            />
          </CardBody>
        </Card>
      );
  }
}
