import type { FastifyReply, FastifyRequest } from 'fastify';
import { readQuery } from '../http/query';
import type { Method } from '../http/refuse-methods';
import { scopeFor } from '../access/policies';
import { accessDenied, notFound } from '../wire/api-problem';
import { integerId, JSON_TYPE, readId, sendItem, type ItemRoute, type Mounted } from './item-request';
import { isInScope, readItem, readList } from './read-rows';
import { belowCall, itemCall, listCall } from './resource-calls';
import type { Resource, SubResource } from './resource';
import { sendFile } from './send-file';
import type { Sql } from '../store/sql';

const reading = ({ subject }: Resource) => ({ access: 'signed', subject, verb: 'read' }) as const;

const wantsTotal = (request: FastifyRequest): boolean => {
  const include = request.headers['x-include'];
  return typeof include === 'string' && include.split(/[;,]/).some((key) => key.trim() === 'totalCount');
};

async function sendList(
  { table, services: { store } }: Mounted,
  resource: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
  below?: Sql,
): Promise<FastifyReply> {
  const { body, total } = await readList(store, table, resource, {
    query: readQuery(request.url),
    caller: request.caller,
    wantsTotal: wantsTotal(request),
    ...(below ? { below } : {}),
  });
  if (total !== undefined) void reply.header('x-include-total-count', String(total));
  return reply.type(JSON_TYPE).send(body);
}

/** `GET /admin/api/{name}` */
export function mountList(mounted: Mounted): Method {
  const { app, table, resource, path } = mounted;
  app.get(path, { config: { ...reading(resource), call: listCall(table, resource) } }, (request, reply) =>
    sendList(mounted, resource, request, reply),
  );
  return 'GET';
}

/** `GET /admin/api/{name}/{id}` */
export function mountItem({ app, resource, services, path }: Mounted): void {
  const { store } = services;
  const { isFile = false } = resource;
  app.get<ItemRoute>(
    `${path}/:id`,
    { config: { ...reading(resource), call: itemCall(resource), isFile } },
    async (request, reply) => {
      const item = await readItem(store, resource, readId(resource, request.params.id), request.caller);
      if (!item) throw notFound();
      return isFile ? sendFile(reply.type(JSON_TYPE), item.body, services) : sendItem(reply, item);
    },
  );
}

/** `GET /{name}/{id}/{association}`: item and associated rows must both be in scope. */
export function mountBelow(mounted: Mounted, below: SubResource): void {
  const { app, table, resource, services, path } = mounted;
  const { store } = services;
  const target = table.find(below.target);
  const config = { ...reading(resource), call: belowCall(table, resource, below) };
  app.get<ItemRoute>(`${path}/:id/${below.name}`, { config }, async (request, reply) => {
    const { caller, params } = request;
    const id = integerId(resource, params.id);
    const scope = scopeFor(resource.subject, 'read', caller.role)?.(caller, 't');
    if (!scope) throw accessDenied();
    if (!(await isInScope(store, resource, id, scope))) throw notFound();
    const belongs = below.belongs(id);
    if (below.isList) return sendList(mounted, target, request, reply, belongs);
    const { body } = await readList(store, table, target, {
      query: { page: 1, limit: 1, sort: [], filters: [] },
      caller,
      wantsTotal: false,
      below: belongs,
    });
    // A null association is an empty document, which is an empty list (reference of the wire, 1.2).
    const text = body === '[]' ? body : body.slice(1, -1);
    void reply.type(JSON_TYPE);
    return target.isFile ? sendFile(reply, text, services) : reply.send(text);
  });
}
