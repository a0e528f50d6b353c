import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../http/services';
import { invalid, notFound } from '../wire/api-problem';
import type { JsonObject } from '../wire/json-body';
import type { ItemText } from './read-rows';
import type { Resource, ResourceTable } from './resource';
import type { Expected } from './write-context';

export const JSON_TYPE = 'application/json; charset=utf-8';
const MAX_INT = 2_147_483_647;
const INSTANT = /^[12]\d{3}-\d{2}-\d{2}T/;

export interface Mounted {
  readonly app: FastifyInstance;
  readonly table: ResourceTable;
  readonly resource: Resource;
  readonly services: Services;
  /** `/admin/api/{name}` */
  readonly path: string;
}

export interface ItemRoute {
  Params: { id: string };
  Body: JsonObject;
}

export function readId(resource: Resource, text: string): number | string {
  if (resource.id.kind === 'text') {
    // NUL is never stored: no such row exists, and querying for it would be a database error.
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

export const integerId = (resource: Resource, text: string): number => Number(readId(resource, text));

/** `If-Match: "3"` is a version; `If-Match: "2024-05-20T09:00:00Z"` is the `updatedAt` that was read. */
export function readExpected(request: FastifyRequest): Expected | undefined {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const [, tag] = /^(?:W\/)?"?([^"]+)"?$/.exec(header) ?? [];
  if (tag !== undefined && /^\d{1,9}$/.test(tag)) return { version: Number(tag) };
  if (tag !== undefined && INSTANT.test(tag) && !Number.isNaN(Date.parse(tag)))
    return { updatedAt: new Date(tag).toISOString() };
  throw invalid('precondition constraint', 'The If-Match header is not one of ours.');
}

export const etag = ({ version }: ItemText): Record<string, string> =>
  version === null ? {} : { etag: `"${version}"` };

export const sendItem = (reply: FastifyReply, item: ItemText): FastifyReply =>
  reply.headers(etag(item)).type(JSON_TYPE).send(item.body);
