import type { Agency } from '@portal/domain/agency';
import { useMemo } from 'react';
import { of, switchMap } from 'rxjs';
import { orElse } from './or-else';
import { useApi } from './use-api';
import { useResource } from './use-resource';

/**
 * Source of the image of an agency's logo, given the agency or its id; undefined while it loads, when it fails and
 * when there is none.
 */
export function useAgencyLogo(agency: Agency | number | null | undefined): string | undefined {
  const { agencies } = useApi();
  const logo = useResource(
    useMemo(() => {
      if (agency === null || agency === undefined) return of(undefined);
      const found = typeof agency === 'number' ? agencies.byId(agency) : of(agency);
      return found.pipe(
        switchMap((known) => agencies.logo(known)),
        orElse(undefined),
      );
    }, [agencies, agency]),
  );
  return logo.status === 'ready' ? logo.value : undefined;
}
