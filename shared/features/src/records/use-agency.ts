import type { Agency } from '@portal/domain/agency';
import { of } from 'rxjs';
import { orElse, useApi, useResource } from '../resource';

/** An agency by id; undefined while loading, on failure, or without an id. */
export function useAgency(id: number | null | undefined): Agency | undefined {
  const { agencies } = useApi();
  const agency = useResource(
    () => (id === null || id === undefined ? of(undefined) : agencies.byId(id).pipe(orElse(undefined))),
    [agencies, id],
  );
  return agency.value;
}

/** Image source of an agency's logo; undefined while loading, on failure, or without a logo. */
export function useAgencyLogo(agency: Agency | undefined): string | undefined {
  const { agencies } = useApi();
  const logo = useResource(
    () => (agency === undefined ? of(undefined) : agencies.logo(agency).pipe(orElse(undefined))),
    [agencies, agency],
  );
  return logo.value;
}
