import type { DataScope } from '@portal/domain/access';
import { subtreeOf } from '@portal/domain/agency';
import { perimeterLabel } from '@portal/domain/dashboard';
import { formatTime } from '@portal/domain/format';
import type { ProjectFilter } from '@portal/domain/project';
import { orElse, useApi, useResource } from '@portal/features/resource';
import { TextLink } from '@portal/ui/text-link';
import { map, of } from 'rxjs';
import styles from './dashboard.module.css';

interface PerimeterProps {
  readonly scope: DataScope;
  /** Its agency; the user's own by default. */
  readonly filter: ProjectFilter;
  readonly loadedAt: Date | undefined;
  /** Loading failed: the error and its retry button are shown below. */
  readonly hasFailed: boolean;
  readonly refreshing: boolean;
  readonly onRefresh: () => void;
}

/** Scope and age of the figures. Reuses the agency tree requested by the list. */
export function Perimeter({ scope, filter, loadedAt, hasFailed, refreshing, onRefresh }: PerimeterProps) {
  const api = useApi();
  const isNetwork = scope.kind === 'network';
  const { agencyId, isAgencyAlone } = filter;
  const label = useResource(
    () =>
      isNetwork
        ? api.agencies.tree(scope.agencyId).pipe(
            map((tree) => {
              const part = agencyId === undefined ? undefined : subtreeOf(tree, agencyId);
              return part ? perimeterLabel(part, isAgencyAlone) : perimeterLabel(tree);
            }),
            orElse(''),
          )
        : of('Les dossiers que vous suivez'),
    [api, isNetwork, scope.agencyId, agencyId, isAgencyAlone],
  );
  const words = label.value ?? '';
  return (
    <span className={styles.perimeter}>
      {words !== '' && `${words}. `}
      {loadedAt === undefined ? (
        !hasFailed && 'Chargement en cours.'
      ) : (
        <>
          Données chargées à {formatTime(loadedAt.toISOString())}.{' '}
          <TextLink as="button" type="button" standalone onClick={onRefresh} aria-busy={refreshing}>
            {refreshing ? 'Actualisation en cours' : 'Actualiser'}
          </TextLink>
        </>
      )}
    </span>
  );
}
