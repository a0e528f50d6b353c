import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Caller } from '../access/caller';
import { scopeFor, type Verb } from '../access/policies';
import { takeSteadily } from '../auth/attempts';
import { addressBucket } from '../auth/address-bucket';
import { sendAnswer, writeOnce, type Answer } from '../http/idempotency';
import type { Method } from '../http/refuse-methods';
import type { Services } from '../http/services';
import { accessDenied, notFound, tooMany } from '../wire/api-problem';
import { defaults } from '../../reference-data/defaults';
import type { Queryable, Transaction } from '../store/database';
import { limitCreations } from './creation-limits';
import { etag, integerId, readExpected, type ItemRoute, type Mounted } from './item-request';
import { readBody, type Input } from './read-body';
import { isInScope, readItem, type ItemText } from './read-rows';
import { createCall, removeCall, updateCall } from './resource-calls';
import type { Resource, Write } from './resource';
import type { WriteContext } from './write-context';

type Create = NonNullable<Resource['create']>;

export const contextOf = <Id extends number | undefined>(
  { services: { store, scanner, now, holdings, post } }: Mounted,
  request: FastifyRequest,
  caller: Caller,
  id: Id,
): WriteContext & { readonly id: Id } => ({
  caller,
  now: now(),
  database: store,
  holdings,
  post,
  files: store.files,
  scanner,
  id,
  expected: readExpected(request),
});

export const readInput = async (
  { resource }: Mounted,
  body: ItemRoute['Body'],
  context: WriteContext,
  isOpen = false,
): Promise<Input> => {
  const permitted = (await resource.permitted?.(body, context)) ?? {};
  return readBody(resource, { body, context, permitted, isOpen });
};

/** The written row as its writer sees it. A write that moved it out of the writer's own scope is rolled back. */
export async function written(
  tx: Transaction,
  resource: Resource,
  id: number,
  caller: Caller,
): Promise<ItemText> {
  const item = await readItem(tx, resource, id, caller);
  if (!item) throw accessDenied();
  return item;
}

/** The caller that a registration creates, for reading back the new account. */
const newcomer = (id: number): Caller => ({
  id,
  email: '',
  role: 'APPLICANT',
  customerId: defaults.agencyId,
  agencies: [],
  sessionId: 0,
});

async function limitRegistrations(request: FastifyRequest, { attempts, limits }: Services): Promise<void> {
  const wait = await takeSteadily(attempts, addressBucket('registration', request.ip), limits.registration);
  if (wait !== undefined) throw tooMany(wait);
}

/** `POST /admin/api/{name}` */
export function mountCreate(mounted: Mounted, create: Create): Method {
  const { app, resource, services, path } = mounted;
  const { subject, register, createBodyLimit: bodyLimit } = resource;
  const access = register ? 'either' : 'signed';
  const isRefused = ({ identity }: FastifyRequest): boolean =>
    identity !== null && !scopeFor(subject, 'create', identity.role);
  // Refuse callers without permission before reading megabytes.
  const onRequest: onRequestHookHandler = (request, _reply, done) =>
    done(isRefused(request) ? accessDenied() : undefined);
  const config = { access, subject, verb: 'create', call: createCall(resource) } as const;

  const prepare = async (request: FastifyRequest<ItemRoute>): Promise<Write> => {
    const { identity, body } = request;
    const context = contextOf(mounted, request, identity ?? newcomer(0), undefined);
    const input = await readInput(mounted, body, context, !identity);
    if (!identity && register) return register(input, context);
    const write = await create(input, context);
    // Counted once the body is valid, and before anything is written.
    await limitCreations(context.caller, services);
    return write;
  };

  app.post<ItemRoute>(
    path,
    { config, ...(bodyLimit === undefined ? {} : { bodyLimit, onRequest }) },
    async (request, reply) => {
      if (isRefused(request)) throw accessDenied();
      const answer = await writeOnce(services, request, async () => {
        if (!request.identity) await limitRegistrations(request, services);
        const write = await prepare(request);
        return async (tx) => {
          const id = await write(tx);
          const author = request.identity ?? newcomer(id);
          const item = await written(tx, resource, id, resource.callerAfter?.(author, id) ?? author);
          return { status: 201, body: item.body, headers: { location: `${path}/${id}`, ...etag(item) } };
        };
      });
      return sendAnswer(reply, answer);
    },
  );
  return 'POST';
}

interface ScopeCheck {
  readonly verb: Verb;
  readonly id: number;
  readonly caller: Caller;
}

/** @throws ApiProblem 403 for a row that may be read but not written, 404 for one that may not be read */
export async function checkScope(
  database: Queryable,
  resource: Resource,
  { verb, id, caller }: ScopeCheck,
): Promise<void> {
  const scope = scopeFor(resource.subject, verb, caller.role)?.(caller, 't');
  if (scope && (await isInScope(database, resource, id, scope))) return;
  const visible = scopeFor(resource.subject, 'read', caller.role)?.(caller, 't');
  throw visible && (await isInScope(database, resource, id, visible)) ? accessDenied() : notFound();
}

/** `PATCH /admin/api/{name}/{id}` */
export function mountUpdate(mounted: Mounted, update: NonNullable<Resource['update']>): Method {
  const { app, resource, services, path } = mounted;
  const { store } = services;
  const config = { access: 'signed', subject: resource.subject, verb: 'update' } as const;
  const route = { config: { ...config, call: updateCall(resource) } };
  app.patch<ItemRoute>(`${path}/:id`, route, async (request, reply) => {
    const { caller, body } = request;
    const id = integerId(resource, request.params.id);
    const check = { verb: 'update', id, caller } as const;
    const answer = await writeOnce(services, request, async () => {
      await checkScope(store, resource, check);
      const context = contextOf(mounted, request, caller, id);
      if (resource.isVersioned && !context.expected) {
        // Without `If-Match` a write may overwrite changes by others: allowed, but logged.
        const { url } = request.routeOptions;
        request.log.info({ user: caller.id, route: url, id }, 'written without If-Match');
      }
      const write = await update(await readInput(mounted, body, context), context);
      return async (tx): Promise<Answer> => {
        await checkScope(tx, resource, check);
        await write(tx);
        const item = await written(tx, resource, id, caller);
        return { status: 200, body: item.body, headers: etag(item) };
      };
    });
    return sendAnswer(reply, answer);
  });
  return 'PATCH';
}

/** `DELETE /admin/api/{name}/{id}` */
export function mountRemove(mounted: Mounted, remove: NonNullable<Resource['remove']>): Method {
  const { app, resource, services, path } = mounted;
  const { store } = services;
  const config = { access: 'signed', subject: resource.subject, verb: 'remove' } as const;
  const route = { config: { ...config, call: removeCall(resource) } };
  app.delete<ItemRoute>(`${path}/:id`, route, async (request, reply) => {
    const { caller } = request;
    const id = integerId(resource, request.params.id);
    const check = { verb: 'remove', id, caller } as const;
    const answer = await writeOnce(services, request, async () => {
      await checkScope(store, resource, check);
      const removal = remove(contextOf(mounted, request, caller, id));
      return async (tx) => {
        await checkScope(tx, resource, check);
        await removal(tx);
        return { status: 204, body: '', headers: {} };
      };
    });
    return sendAnswer(reply, answer);
  });
  return 'DELETE';
}
