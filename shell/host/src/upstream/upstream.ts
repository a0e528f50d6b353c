import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import { refuse } from '@portal/back-office';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The server of a path group: the back office of this process or another server. */
export type Upstream = { readonly kind: 'embedded' } | { readonly kind: 'remote'; readonly url: string };

export interface UpstreamGroup {
  readonly prefixes: readonly string[];
  readonly upstream: Upstream;
  /**
   * Removes the user's identity from requests. The content service answers everybody alike and must not know who asks.
   */
  readonly isAnonymous?: boolean;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const;

/** A `.` or `..` segment, in any encoding. */
const CLIMBS = /(?:^|[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/i;

/** Whether a URL is under a prefix: `/api` and paths below it, not `/apiary`. */
export function isBelow(url: string, prefix: string): boolean {
  if (!url.startsWith(prefix)) return false;
  const next = url.charAt(prefix.length);
  return next === '' || next === '/' || next === '?';
}

export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** Headers that identify a user. Directus refuses even public reads with an unknown token. */
const IDENTITY = ['cookie', 'authorization', 'x-wsse'];

/**
 * Images shown in pages. Every other file is downloaded, because opened inline it would run as a page of the portal.
 */
const DRAWN = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)\s*(?:;|$)/i;

const omit = <T extends object>(headers: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as T;

/** Keeps only the headers of another server's file that are safe on the portal's own origin. */
function asOwnFile(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = omit(headers, ['set-cookie']);
  const isDrawn = DRAWN.test(kept['content-type'] ?? '');
  return {
    ...kept,
    ...(isDrawn ? {} : { 'content-disposition': 'attachment' }),
    // As in the embedded content service: an SVG opened on its own must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/**
 * Forwards a path group to another server with method, headers and body. An anonymous group gets no user identity and
 * sets no cookies; its files (`/assets`) are shown as images or downloaded.
 * @param url the server's address; may include a path
 */
export function passOn(
  app: FastifyInstance,
  { prefixes, isAnonymous = false }: Omit<UpstreamGroup, 'upstream'>,
  url: string,
): void {
  const { origin, pathname } = new URL(url);
  const folder = pathname.replace(/\/+$/, '');
  void app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: origin,
      disableRequestLogging: true,
      // A signature is valid once: only the browser can retry, with a new one.
      retryMethods: [],
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const prefix of prefixes) {
      for (const path of [prefix, `${prefix}/*`]) {
        scope.route({
          url: path,
          method: [...METHODS],
          exposeHeadRoute: false,
          handler: (request, reply) => {
            // Resolving it would lead outside of the published paths.
            if (CLIMBS.test(pathOf(request))) return refuse(reply, 400);
            // The path alone: the query is forwarded separately and must not become part of the path.
            return reply.from(folder + pathOf(request), {
              ...(isAnonymous && {
                rewriteRequestHeaders: (_asked, headers) => omit(headers, IDENTITY),
                rewriteHeaders: (headers) =>
                  isBelow(request.url, '/assets') ? asOwnFile(headers) : omit(headers, ['set-cookie']),
              }),
              onError: (failed) => {
                void failed
                  .code(502)
                  .header('retry-after', '5')
                  .send({ code: 502, message: 'Le service est momentanément indisponible.' });
              },
            });
          },
        });
      }
    }
  });
}
