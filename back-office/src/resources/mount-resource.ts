import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Services } from '../http/services';
import type { Caller } from '../access/caller';
import { scopeFor, type Verb } from '../access/policies';
import { accessDenied, invalid, notFound, tooMany } from '../wire/api-problem';
import { createOnce, type Answer } from '../http/idempotency';
import type { JsonObject } from '../wire/json-body';
import { readQuery, type Query } from '../http/query';
import { refuseOtherMethods } from '../http/refuse-methods';
import type { Call } from '../wire/call';
import { belowCall, createCall, itemCall, listCall, removeCall, updateCall } from './resource-calls';
import { defaults } from '../../reference-data/defaults';
import type { Queryable, Transaction } from '../store/database';
import { addressBucket } from '../auth/address-bucket';
import { registerPerson } from './person-writes';
import { isInScope, readItem, readList, type ItemText } from './read-rows';
import { limitCreations } from './creation-limits';
import type { Expected, Resource, SubResource, Write, WriteContext } from './resource';
import type { ResourceTable } from './resource-table';
import { sendFile } from './send-file';

const JSON_TYPE = 'application/json; charset=utf-8';
const MAX_INT = 2_147_483_647;
/** An `updatedAt` as it goes out, in a year that a database has. */
const INSTANT = /^[12]\d{3}-\d{2}-\d{2}T/;

interface ItemRoute {
  Params: { id: string };
  Body: JsonObject;
}

/** The id in a path, in the kind the resource has. */
function readId(resource: Resource, text: string): number | string {
  if (resource.id.kind === 'text') {
    // No text of the database holds a NUL: there is no such row, and asking for it would be an error.
    if (text.includes('\0')) throw notFound();
    return text;
  }
  if (!/^\d{1,19}$/.test(text)) {
    throw invalid('entity identifier constraint', `Expected integer value. Given "${text.slice(0, 40)}".`);
  }
  const id = Number(text);
  if (id > MAX_INT) throw notFound();
  return id;
}

const integerId = (resource: Resource, text: string): number => Number(readId(resource, text));

/** `If-Match: "3"` is a version; `If-Match: "2024-05-20T09:00:00Z"` is the `updatedAt` that was read. */
function readExpected(request: FastifyRequest): Expected | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const [, tag] = /^(?:W\/)?"?([^"]+)"?$/.exec(header) ?? [];
  if (tag !== undefined && /^\d{1,9}$/.test(tag)) return { version: Number(tag) };
  if (tag !== undefined && INSTANT.test(tag) && !Number.isNaN(Date.parse(tag)))
    return { updatedAt: new Date(tag).toISOString() };
  throw invalid('precondition constraint', 'The If-Match header is not one of ours.');
}

const wantsTotal = (request: FastifyRequest): boolean => {
  const include = request.headers['x-include'];
  return typeof include === 'string' && include.split(/[;,]/).some((key) => key.trim() === 'totalCount');
};

const etag = ({ version }: ItemText): Record<string, string> =>
  version === null ? {} : { etag: `"${version}"` };

const sendItem = (reply: FastifyReply, item: ItemText): FastifyReply =>
  reply.headers(etag(item)).type(JSON_TYPE).send(item.body);

const sendAnswer = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).type(JSON_TYPE).send(body);

/**
 * Serves one resource: list, item, what is below the item, and its writes. Each route names its policy; methods that
 * the resource does not have answer 405 with what it has.
 */
export function mountResource(
  app: FastifyInstance,
  table: ResourceTable,
  resource: Resource,
  services: Services,
): void {
  const { store, now } = services;
  const path = `/admin/api/${resource.name}`;
  const config = (verb: Verb, call?: Call) =>
    ({ access: 'signed', subject: resource.subject, verb, ...(call ? { call } : {}) }) as const;
  const guarded = config('read');
  const context = (request: FastifyRequest, caller: Caller): WriteContext => ({
    caller,
    now: now(),
    database: store,
    holdings: services.holdings,
    files: store.files,
    expected: readExpected(request),
  });

  const list = async (
    request: FastifyRequest,
    reply: FastifyReply,
    query: Query,
    of: Resource,
    below?: SubResource & { id: number },
  ) => {
    const { body, total } = await readList(store, table, of, {
      query,
      caller: request.caller,
      wantsTotal: wantsTotal(request),
      ...(below ? { below: below.belongs(below.id) } : {}),
    });
    if (total !== undefined) void reply.header('x-include-total-count', String(total));
    return reply.type(JSON_TYPE).send(body);
  };

  if (resource.hasList) {
    app.get(path, { config: config('read', listCall(table, resource)) }, (request, reply) =>
      list(request, reply, readQuery(request.url), resource),
    );
  }
  app.get<ItemRoute>(
    `${path}/:id`,
    { config: { ...config('read', itemCall(resource)), isFile: resource.isFile ?? false } },
    async (request, reply) => {
      const item = await readItem(store, resource, readId(resource, request.params.id), request.caller);
      if (!item) throw notFound();
      if (resource.isFile) return sendFile(reply.type(JSON_TYPE), item.body, store.files);
      return sendItem(reply, item);
    },
  );
  for (const below of resource.below ?? []) {
    const target = table.find(below.target);
    const call = belowCall(table, resource, below);
    app.get<ItemRoute>(
      `${path}/:id/${below.name}`,
      { config: config('read', call) },
      async (request, reply) => {
        const id = integerId(resource, request.params.id);
        const parent = scopeFor(resource.subject, 'read', request.caller.role)?.(request.caller, 't');
        if (!parent) throw accessDenied();
        if (!(await isInScope(store, resource, id, parent))) throw notFound();
        if (below.isList) return list(request, reply, readQuery(request.url), target, { ...below, id });
        const { body } = await readList(store, table, target, {
          query: { page: 1, limit: 1, sort: [], filters: [] },
          caller: request.caller,
          wantsTotal: false,
          below: below.belongs(id),
        });
        // A null association is an empty document, and an empty document is an empty list (reference of the wire, 1.2).
        const text = body === '[]' ? body : body.slice(1, -1);
        return target.isFile
          ? sendFile(reply.type(JSON_TYPE), text, store.files)
          : reply.type(JSON_TYPE).send(text);
      },
    );
    refuseOtherMethods(app, `${path}/:id/${below.name}`, ['GET'], guarded);
  }

  /** The row as its writer sees it; a write that took it out of their own reach is undone. */
  const written = async (tx: Transaction, id: number, caller: Caller): Promise<ItemText> => {
    const item = await readItem(tx, resource, id, caller);
    if (!item) throw accessDenied();
    return item;
  };

  const { create, update, remove, accepts = {} } = resource;
  if (create) {
    const access = resource.name === 'customer_users' ? 'either' : 'signed';
    const { createBodyLimit: bodyLimit } = resource;
    // Whoever may not create is told before megabytes are read.
    const onRequest: onRequestHookHandler = ({ identity }, _reply, done) => {
      const isRefused = identity && !scopeFor(resource.subject, 'create', identity.role);
      done(isRefused ? accessDenied() : undefined);
    };
    const call = accepts.create && createCall(resource, accepts.create);
    /** Counted once the body is known to be good, and before anything is written. */
    const createdBy = async (caller: Caller, body: JsonObject, given: WriteContext): Promise<Write> => {
      const write = await create(body, given);
      await limitCreations(caller, services);
      return write;
    };
    const large = bodyLimit === undefined ? {} : { bodyLimit, onRequest };
    const route = { config: { ...config('create', call), access }, ...large } as const;
    app.post<ItemRoute>(path, route, async (request, reply) => {
      const { identity, body } = request;
      if (identity && !scopeFor(resource.subject, 'create', identity.role)) throw accessDenied();
      if (!identity) await limitRegistrations(request, services);
      const answer = await createOnce(store, {
        request,
        now: now(),
        fingerprintOf: services.fingerprintOf,
        prepare: async () => {
          const write = identity
            ? await createdBy(identity, body, context(request, identity))
            : await registerPerson(body, store, now(), services);
          return async (tx) => {
            const id = await write(tx);
            const author = identity ?? newcomer(id);
            const item = await written(tx, id, resource.callerAfter?.(author, id) ?? author);
            return { status: 201, body: item.body, headers: { location: `${path}/${id}`, ...etag(item) } };
          };
        },
      });
      return sendAnswer(reply, answer);
    });
  }

  /** @throws ApiProblem 403 for a row that may be seen but not written, 404 for one that may not be seen */
  const checkScope = async (database: Queryable, verb: Verb, id: number, caller: Caller): Promise<void> => {
    const scope = scopeFor(resource.subject, verb, caller.role)?.(caller, 't');
    if (scope && (await isInScope(database, resource, id, scope))) return;
    const visible = scopeFor(resource.subject, 'read', caller.role)?.(caller, 't');
    throw visible && (await isInScope(database, resource, id, visible)) ? accessDenied() : notFound();
  };

  if (update) {
    const call = accepts.update && updateCall(resource, accepts.update);
    app.patch<ItemRoute>(`${path}/:id`, { config: config('update', call) }, async (request, reply) => {
      const { caller, body } = request;
      const id = integerId(resource, request.params.id);
      await checkScope(store, 'update', id, caller);
      const versioned = context(request, caller);
      if (resource.isVersioned && !versioned.expected) {
        // Whoever does not say what they saw writes over what others wrote: it is let through, and told.
        request.log.info(
          { user: caller.id, route: request.routeOptions.url, id },
          'written without If-Match',
        );
      }
      const write = await update(body, id, versioned);
      const item = await store.transaction(async (tx) => {
        await checkScope(tx, 'update', id, caller);
        await write(tx);
        return written(tx, id, caller);
      });
      return sendItem(reply, item);
    });
  }
  if (remove) {
    app.delete<ItemRoute>(
      `${path}/:id`,
      { config: config('remove', removeCall(resource)) },
      async (request, reply) => {
        const { caller } = request;
        const id = integerId(resource, request.params.id);
        await checkScope(store, 'remove', id, caller);
        const removal = await remove(id, context(request, caller));
        await store.transaction(async (tx) => {
          await checkScope(tx, 'remove', id, caller);
          await removal(tx);
        });
        return reply.code(204).send();
      },
    );
  }

  const onList = [...(resource.hasList ? (['GET'] as const) : []), ...(create ? (['POST'] as const) : [])];
  refuseOtherMethods(app, path, onList, guarded);
  const onItem = [
    'GET' as const,
    ...(update ? (['PATCH'] as const) : []),
    ...(remove ? (['DELETE'] as const) : []),
  ];
  refuseOtherMethods(app, `${path}/:id`, onItem, guarded);
}

/** The caller that a registration makes of its author, to show them their own account. */
const newcomer = (id: number): Caller => ({
  id,
  email: '',
  role: 'APPLICANT',
  customerId: defaults.agencyId,
  agencies: [],
  sessionId: 0,
});

async function limitRegistrations(request: FastifyRequest, { attempts, limits }: Services): Promise<void> {
  const wait = await attempts.take(addressBucket('registration', request.ip), limits.registration);
  if (wait !== undefined) throw tooMany(wait);
}
