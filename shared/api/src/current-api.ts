import { type Kit, kit } from '@portal/kit';
import type { Api } from './api';
import { createApi } from './create-api';

interface Made {
  readonly of: Kit;
  readonly email: string | null;
  readonly api: Api;
}

let made: Made | undefined;

/**
 * The endpoints over the installed kit; the same object as long as the same person is signed in, since cached names
 * belong to that person.
 */
export function api(): Api {
  const current = kit();
  const { email } = current.session.current();
  if (made?.of !== current || made.email !== email) {
    made = { of: current, email, api: createApi(current.http, current.settings, current.telemetry.report) };
  }
  return made.api;
}
