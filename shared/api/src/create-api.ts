import { type Kit, kit, type PortalSettings } from '@portal/kit';
import type { Api } from './api';
import { createAddressesApi } from './endpoints/addresses';
import { createAgenciesApi } from './endpoints/agencies';
import type { Report } from './endpoints/arriving';
import { createAuthApi } from './endpoints/auth';
import { createContentApi } from './endpoints/content';
import { createFilesApi } from './endpoints/files';
import { createLookupsApi } from './endpoints/lookups';
import { createManagersApi } from './endpoints/managers';
import { createPeopleApi } from './endpoints/people';
import { createAffiliationsApi, createGeographyApi, createStatisticsApi } from './endpoints/plain-lists';
import { createProjectsApi } from './endpoints/projects';
import { createPropositionsApi } from './endpoints/propositions';

/** Caches names: create new endpoints when the user changes, as `api()` does. `report` gets silent failures. */
export function createApi(
  http: Kit['http'],
  settings: PortalSettings,
  report: Report = () => undefined,
): Api {
  const files = createFilesApi(http);
  const lookups = createLookupsApi(http, settings);
  const managers = createManagersApi(http);
  const agencies = createAgenciesApi(http, files);
  const people = createPeopleApi(http, settings, agencies);
  const sources = { agencies, people, managers, lookups, report };
  const projects = createProjectsApi(http, settings, sources);
  return {
    auth: createAuthApi(http, settings),
    people,
    projects,
    propositions: createPropositionsApi(http, sources, projects),
    agencies,
    addresses: createAddressesApi(http),
    geography: createGeographyApi(http),
    lookups,
    files,
    managers,
    affiliations: createAffiliationsApi(http),
    statistics: createStatisticsApi(http),
    content: createContentApi(http, settings),
  };
}

let made: { readonly of: Kit; readonly email: string | null; readonly api: Api } | undefined;

/** The endpoints over the installed kit: a new object when the user changes, since they cache names. */
export function api(): Api {
  const current = kit();
  const { email } = current.session.current();
  if (made?.of !== current || made.email !== email) {
    made = { of: current, email, api: createApi(current.http, current.settings, current.telemetry.report) };
  }
  return made.api;
}
