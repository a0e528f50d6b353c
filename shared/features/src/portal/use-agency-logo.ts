import type { Agency } from '@portal/domain/agency';
import { useMemo } from 'react';
import { of } from 'rxjs';
import { orElse } from './or-else';
import { useApi } from './use-api';
import { useResource } from './use-resource';

/** Source of the image of an agency's logo; undefined while it loads, when it fails and when there is none. */
export function useAgencyLogo(agency: Agency | undefined): string | undefined {
  const api = useApi();
  const logo = useResource(
    useMemo(
      () =>
        agency === undefined || agency.logoFileId === null
          ? of(undefined)
          : api.agencies.logo(agency).pipe(orElse<string | undefined>(undefined)),
      [api, agency],
    ),
  );
  return logo.status === 'ready' ? logo.value : undefined;
}
