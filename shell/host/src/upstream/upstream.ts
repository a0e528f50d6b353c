import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import { refuse } from '@portal/back-office';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Who answers a group of paths: the back office of this process or another server. */
export type Upstream = { readonly kind: 'embedded' } | { readonly kind: 'remote'; readonly url: string };

export interface UpstreamGroup {
  readonly prefixes: readonly string[];
  readonly upstream: Upstream;
  /** Whether another server may know who asks. The content service answers everybody alike: it may not. */
  readonly isAnonymous?: boolean;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const;

/** A piece of a path that stands for the folder itself or the one above, however it is written. */
const CLIMBS = /(?:^|[/\\])(?:\.|%2e){1,2}(?=[/\\]|$)/i;

/** Whether a URL is one of a prefix: `/api` and what is below it, not `/apiary`. */
export function isBelow(url: string, prefix: string): boolean {
  if (!url.startsWith(prefix)) return false;
  const next = url.charAt(prefix.length);
  return next === '' || next === '/' || next === '?';
}

/** The path of a URL, without its query. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

/** What tells one visitor from another. A Directus refuses even public reads to a token that it does not know. */
const IDENTITY = ['cookie', 'authorization', 'x-wsse'];

/** The pictures that a page draws. Every other file is saved and not opened: here it would be a page of the portal. */
const DRAWN = /^image\/(?:avif|gif|jpeg|png|svg\+xml|webp)\s*(?:;|$)/i;

const omit = <T extends object>(headers: T, names: readonly string[]): T =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name))) as T;

/** The headers of a file of another server, as far as a file of the portal's own origin may have them. */
function asOwnFile(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const kept = omit(headers, ['set-cookie']);
  const isDrawn = DRAWN.test(kept['content-type'] ?? '');
  return {
    ...kept,
    ...(isDrawn ? {} : { 'content-disposition': 'attachment' }),
    // As the embedded content service has it: a drawing opened on its own page must not run anything.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/**
 * Passes the paths of a group on to another server: method, headers and body as they came. An anonymous group knows
 * nothing of who asks, and sets no cookie; its files (`/assets`) open as pictures or not at all.
 * @param url the server's address; it may live in a folder of its site
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
      // A signature is good once: asking again is the browser's to do, with a new one.
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
            // It would be followed before it is asked for, out of the paths that are published.
            if (CLIMBS.test(pathOf(request))) return refuse(reply, 400);
            // The path alone: the question follows as it came, and is not taken for a path.
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
