import { type Kit, kit } from '@portal/kit';
import type { Api } from './api';
import { createApi } from './create-api';

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
