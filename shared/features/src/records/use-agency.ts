import type { Agency } from '@portal/domain/agency';
import { of } from 'rxjs';
import { orElse, useApi, useResource } from '../resource';

/** An agency by its id; undefined while it loads, when it fails and when there is none. */
export function useAgency(id: number | null | undefined): Agency | undefined {
  const { agencies } = useApi();
  const agency = useResource(
    () => (id === null || id === undefined ? of(undefined) : agencies.byId(id).pipe(orElse(undefined))),
    [agencies, id],
  );
  return agency.value;
}

/** Source of the image of an agency's logo; undefined while it loads, when it fails and when there is none. */
export function useAgencyLogo(agency: Agency | undefined): string | undefined {
  const { agencies } = useApi();
  const logo = useResource(
    () => (agency === undefined ? of(undefined) : agencies.logo(agency).pipe(orElse(undefined))),
    [agencies, agency],
  );
  return logo.value;
}
