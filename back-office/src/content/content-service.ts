import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentCalls } from './content-calls';
import { ApiProblem } from '../wire/api-problem';
import { textOf } from '../wire/storable-text';
import { sendAnswer, type Answer, type AnsweredWrite } from '../http/idempotency';
import type { Queryable } from '../store/database';
import { isStorageAway } from '../store/storage-away';
import { contactMail, readContactMessage, type ContactMail, type ContactMessage } from './contact-message';
import {
  ContentError,
  forbidden,
  invalidCredentials,
  invalidPayload,
  invalidQuery,
  routeNotFound,
  tooManyRequests,
  unsupportedMediaType,
} from '../wire/content-error';
import { SLIDER_FIELD, type ContentAsset, type ContentSnapshot } from './content-folder';
import { withDatedMentions } from './dated-mentions';
import { readItem, readList, type Collection, type FlatQuery } from './item-query';
import { openContent } from './live-content';

export interface ContactRefusal {
  readonly limit: number;
  readonly retryAfterSeconds: number;
}

export interface ContentServiceOptions {
  readonly folder: string;
  /** Stores the message in a transaction of its own, with the answer for the `Idempotency-Key` of the call. */
  readonly once: (request: FastifyRequest, prepare: () => Promise<AnsweredWrite>) => Promise<Answer>;
  readonly saveMessage: (message: ContactMessage, receivedAt: Date, within: Queryable) => Promise<void>;
  readonly sendMail: (mail: ContactMail) => Promise<void>;
  readonly contactRecipient: string;
  readonly now: () => Date;
  /** Counts a message for its sender, and returns a refusal over the limit. Without it there is no limit. */
  readonly limitContact?: (request: FastifyRequest) => Promise<ContactRefusal | undefined>;
  /** Milliseconds between checks for changed files; default 1000. */
  readonly recheckAfterMs?: number;
}

/** A message has 5000 characters and seven short fields. */
const MAX_BODY_BYTES = 16 * 1024;
const ASSET_MAX_AGE_SECONDS = 30 * 24 * 3600;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function collectionOf(content: ContentSnapshot, name: string): Collection {
  const rows = content.collections.get(name);
  if (!rows) throw forbidden();
  return {
    name,
    rows,
    related: (field, value) => {
      if (field === SLIDER_FIELD) return { id: value };
      if (field !== 'directus_files_id' && field !== 'image') return undefined;
      const asset = typeof value === 'string' ? content.assets.get(value) : undefined;
      return asset && fileRow(asset);
    },
  };
}

function fileRow(asset: ContentAsset) {
  return {
    id: asset.id,
    title: asset.fileName,
    filename_download: asset.fileName,
    type: asset.mimeType,
    width: asset.width,
    height: asset.height,
    modified_on: asset.modifiedAt.toISOString(),
  };
}

function weakEtag(body: string): string {
  const hash = createHash('sha1').update(body).digest('base64').slice(0, 27);
  return `W/"${Buffer.byteLength(body).toString(16)}-${hash}"`;
}

/** Whether an `If-None-Match` header matches (weak comparison, RFC 9110 section 13.1.2), for a 304. */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}

function sendJson(request: FastifyRequest, reply: FastifyReply, body: unknown, now: Date): FastifyReply {
  const text = withDatedMentions(JSON.stringify(body), now);
  const etag = weakEtag(text);
  void reply.header('etag', etag);
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}

function sendAsset(reply: FastifyReply, asset: ContentAsset, download: boolean): FastifyReply {
  const disposition = download ? 'attachment' : 'inline';
  return (
    reply
      .header('cache-control', `public, max-age=${ASSET_MAX_AGE_SECONDS}`)
      .header('last-modified', asset.modifiedAt.toUTCString())
      .header('content-disposition', `${disposition}; filename="${encodeURIComponent(asset.fileName)}"`)
      // An SVG can hold scripts, which must not run when it is opened on its own.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('x-content-type-options', 'nosniff')
      .type(asset.mimeType)
      .send(asset.bytes)
  );
}

function asContentError(error: unknown): ContentError | undefined {
  if (error instanceof ContentError) return error;
  // About the `Idempotency-Key`.
  if (error instanceof ApiProblem && error.status < 500)
    return new ContentError(error.status, [
      { message: error.message, extensions: { code: 'INVALID_PAYLOAD' } },
    ]);
  const status =
    typeof error === 'object' && error !== null && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return invalidPayload('Request body is too large');
  if (status === 415) return unsupportedMediaType();
  if (status === 400) return invalidPayload('Request body cannot be read as JSON');
  return undefined;
}

/**
 * The texts of the portal on the wire of a Directus; what is missing is 403 like what is forbidden.
 * Register it in its own scope. @throws Error for an unusable file at the start; later ones are logged
 */
export async function contentService(app: FastifyInstance, options: ContentServiceOptions): Promise<void> {
  const content = await openContent({
    folder: options.folder,
    recheckAfterMs: options.recheckAfterMs ?? 1000,
    // These messages name a file, for the editor; they contain nothing from a visitor.
    onProblem: ({ message }) =>
      app.log.error({ problem: message }, 'a content file cannot be used, the last good texts stay'),
  });
  const collection = async (name: string): Promise<Collection> => collectionOf(await content.current(), name);

  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) => {
    try {
      done(null, JSON.parse(textOf(bytes) ?? ''));
    } catch {
      done(invalidPayload('Request body cannot be read as JSON'));
    }
  });
  // Form-encoded bodies are not parsed: every field then counts as missing, as on the genuine service.
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    payload.on('end', () => done(null, undefined));
  });

  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('cache-control', 'no-cache').header('vary', 'Origin, Cache-Control');
    done(/^bearer /i.test(request.headers.authorization ?? '') ? invalidCredentials() : undefined);
  });

  app.setErrorHandler((error, request, reply) => {
    const isAway = isStorageAway(error);
    if (isAway) request.log.error(error, 'storage');
    // Too many earlier answers are still being sent (`http/bound-answers.ts`).
    if (isAway || (error instanceof ApiProblem && error.status === 503)) {
      const away = { message: 'Service is unavailable.', extensions: { code: 'SERVICE_UNAVAILABLE' } };
      return reply
        .code(503)
        .header('retry-after', '5')
        .send({ errors: [away] });
    }
    const known = asContentError(error);
    if (!known) request.log.error(error, 'content service');
    const problems = known?.problems ?? [
      { message: 'An unexpected error occurred.', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ];
    return reply
      .code(known?.status ?? 500)
      .type('application/json; charset=utf-8')
      .send({ errors: problems });
  });

  app.get<{ Params: { collection: string }; Querystring: FlatQuery }>(
    '/items/:collection',
    { exposeHeadRoute: true, config: { call: contentCalls.list } },
    async (request, reply) => {
      const list = readList(await collection(request.params.collection), request.query);
      return sendJson(request, reply, list, options.now());
    },
  );

  app.get<{ Params: { collection: string; id: string }; Querystring: FlatQuery }>(
    '/items/:collection/:id',
    { exposeHeadRoute: true, config: { call: contentCalls.item } },
    async (request, reply) => {
      const { collection: name, id } = request.params;
      const item = /^\d+$/.test(id) ? readItem(await collection(name), Number(id), request.query) : undefined;
      if (!item) throw forbidden();
      return sendJson(request, reply, { data: item }, options.now());
    },
  );

  const assetRoutes = [
    ['/assets/:id', contentCalls.asset],
    ['/assets/:id/:fileName', contentCalls.namedAsset],
  ] as const;
  for (const [path, call] of assetRoutes) {
    app.get<{ Params: { id: string }; Querystring: FlatQuery }>(
      path,
      { config: { call, sharesBytes: true } },
      async (request, reply) => {
        const { id } = request.params;
        const asset = UUID.test(id) ? (await content.current()).assets.get(id.toLowerCase()) : undefined;
        if (!asset) throw forbidden();
        return sendAsset(reply, asset, 'download' in request.query);
      },
    );
  }

  app.post(
    '/items/contact',
    { bodyLimit: MAX_BODY_BYTES, config: { call: contentCalls.contact } },
    async (request, reply) => {
      const [stray] = Object.keys(request.query as FlatQuery);
      if (stray !== undefined) throw invalidQuery(`"${stray.slice(0, 64)}" is not a parameter of this call`);
      const message = readContactMessage(request.body);
      const now = options.now();
      const answer = await options.once(request, async () => {
        const refusal = await options.limitContact?.(request);
        if (refusal) {
          const { limit, retryAfterSeconds } = refusal;
          void reply.header('retry-after', String(retryAfterSeconds));
          const reset = new Date(now.getTime() + retryAfterSeconds * 1000).toISOString();
          throw tooManyRequests(limit, retryAfterSeconds, reset);
        }
        return async (tx) => {
          await options.saveMessage(message, now, tx);
          return { status: 204, body: '', headers: {} };
        };
      });
      // The message is stored: the visitor must not have to send it again because the mail server is down.
      if (!('idempotent-replayed' in answer.headers))
        await options.sendMail(contactMail(message, options.contactRecipient)).catch((problem: unknown) => {
          request.log.error(problem, 'the mail about a contact message could not be sent');
        });
      return sendAnswer(reply, answer);
    },
  );

  for (const url of ['/items/:collection', '/items/:collection/:id'])
    app.route({
      method: ['POST', 'PATCH', 'DELETE'],
      url,
      config: { call: 'none' },
      handler: () => {
        throw forbidden();
      },
    });
  app.route({
    method: 'PUT',
    url: '/items/*',
    config: { call: 'none' },
    handler: (request) => {
      throw routeNotFound(request.url);
    },
  });
}
