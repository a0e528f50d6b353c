import type { DataScope } from '@portal/domain/access';
import { lastValueFrom, type Observable } from 'rxjs';
import type { Progressive } from '../src/api';
import { createApi } from '../src/create-api';
import { aCustomer, aManager, anAgent, aQuote, aRequest, quoteStatuses } from './bodies';
import { type Call, recorded } from './recorded-back-office';

export const applicant = { kind: 'own', profileId: 7, agencyId: 59 } satisfies DataScope;
export const agent = { kind: 'agent', email: 'claire.petit@example.com', agencyId: 59 } satisfies DataScope;
export const director = { kind: 'network', agencyId: 59 } satisfies DataScope;
export const administrator = { kind: 'everything', agencyId: 59 } satisfies DataScope;

export const REQUESTS = 'GET /admin/api/requests';
export const QUOTES = 'GET /admin/api/ficodevquotes';
export const CUSTOMERS = 'GET /admin/api/customers';
export const PEOPLE = 'GET /admin/api/customer_users';
export const MANAGERS = 'GET /admin/api/users';
export const QUOTE_STATUSES = 'GET /admin/api/quoteinternalstatuses';

export const many = <T>(count: number, make: (id: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

/** A network in which every card has its own manager, agent and applicant. */
export const replies = {
  [REQUESTS]: many(300, (id) =>
    aRequest(id, {
      owner: 100 + (id % 30),
      customerUser: id,
      s_email_agent: `agent${String(id % 40)}@example.com`,
    }),
  ),
  [QUOTES]: many(300, (id) => aQuote(id, { request: id, customerUser: id })),
  [CUSTOMERS]: [aCustomer(59, null, [60]), aCustomer(60, 59), aCustomer(8, null)],
  [PEOPLE]: [anAgent],
  [MANAGERS]: ({ params }: Call) =>
    (params['id'] ?? '').split(',').map((id) => ({ ...aManager, id: Number(id) })),
  [QUOTE_STATUSES]: quoteStatuses,
};

/** The state in which a remote starts: the profile is loaded, and the kit's cache is shared. */
export async function signedIn(given: Readonly<Record<string, unknown>>) {
  const { api, kit, calls, signed } = recorded(given);
  const ofPortal = createApi(kit.http, kit.settings);
  await lastValueFrom(ofPortal.people.profile('claire.petit@example.com'));
  const before = signed().length;
  return { api, calls, signed: () => signed().slice(before) };
}

export const complete = <T>(list: Observable<Progressive<T>>): Promise<Progressive<T>> => lastValueFrom(list);
