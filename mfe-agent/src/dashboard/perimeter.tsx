import type { DataScope } from '@portal/domain/access';
import { subtreeOf } from '@portal/domain/agency';
import { perimeterLabel } from '@portal/domain/dashboard';
import { orElse, useApi, useResource } from '@portal/features/resource';
import { TextLink } from '@portal/ui/text-link';
import { map, of } from 'rxjs';

interface PerimeterProps {
  readonly scope: DataScope;
  /** Agency in the filter; the user's own by default. */
  readonly agencyId: number | undefined;
  readonly loadedAt: Date | undefined;
  /** Loading failed: the error and its retry button are shown below. */
  readonly hasFailed: boolean;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

const clock = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** Scope and age of the figures. Reuses the agency tree requested by the list. */
export function Perimeter({ scope, agencyId, loadedAt, hasFailed, refreshing, onRefresh }: PerimeterProps) {
  const api = useApi();
  const isNetwork = scope.kind === 'network';
  const label = useResource(
    () =>
      isNetwork
        ? api.agencies.tree(scope.agencyId).pipe(
            map((tree) =>
              perimeterLabel((agencyId === undefined ? undefined : subtreeOf(tree, agencyId)) ?? tree),
            ),
            orElse(''),
          )
        : of('Les dossiers que vous suivez'),
    [api, isNetwork, scope.agencyId, agencyId],
  );
  const words = label.value ?? '';
  return (
    <>
      {words !== '' && `${words}. `}
      {loadedAt === undefined ? (
        !hasFailed && 'Chargement en cours.'
      ) : (
        <>
          Données chargées à {clock.format(loadedAt)}.{' '}
          <TextLink as="button" type="button" standalone onClick={onRefresh} aria-busy={refreshing}>
            {refreshing ? 'Actualisation en cours' : 'Actualiser'}
          </TextLink>
        </>
      )}
    </>
  );
}
