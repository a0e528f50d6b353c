import type { DataScope } from '@portal/domain/access';
import { subtreeOf } from '@portal/domain/agency';
import { perimeterLabel } from '@portal/domain/dashboard';
import { orElse, useApi, useResource } from '@portal/features/resource';
import { TextLink } from '@portal/ui/text-link';
import { map, of } from 'rxjs';

interface PerimeterProps {
  readonly scope: DataScope;
  /** The agency that is asked for, with those below it; the viewer's own unless given. */
  readonly agencyId: number | undefined;
  /** Undefined until there is something to show. */
  readonly loadedAt: Date | undefined;
  /** Nothing is coming: the failure is told below, with the way to try again. */
  readonly hasFailed: boolean;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

const clock = new Intl.DateTimeFormat('fr-FR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Paris',
});

/** What the figures cover and of when they are. The agency tree is the one that the list asked for: no other call. */
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
