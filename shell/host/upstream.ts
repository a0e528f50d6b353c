import type { IncomingMessage, ServerResponse } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance } from 'fastify';

/** An application that answers requests in this process and never listens itself. */
export interface EmbeddedApp {
  readonly routing: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Who answers a group of paths: an application of this process, known once it is ready, or another server. */
export type Upstream = { readonly kind: 'embedded' } | { readonly kind: 'remote'; readonly url: string };

export interface UpstreamGroup {
  readonly prefixes: readonly string[];
  readonly upstream: Upstream;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const;

/** Whether a URL is one of a prefix: `/api` and what is below it, not `/apiary`. */
export function isBelow(url: string, prefix: string): boolean {
  if (!url.startsWith(prefix)) return false;
  const next = url.charAt(prefix.length);
  return next === '' || next === '/' || next === '?';
}

/** Passes the paths of a group on to another server: method, headers and body as they came. */
export function passOn(app: FastifyInstance, prefixes: readonly string[], base: string): void {
  void app.register(async (scope) => {
    await scope.register(replyFrom, { base, disableRequestLogging: true });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    for (const prefix of prefixes) {
      for (const url of [prefix, `${prefix}/*`]) {
        scope.route({
          url,
          method: [...METHODS],
          exposeHeadRoute: false,
          handler: (request, reply) =>
            reply.from(request.url, {
              onError: (failed) => {
                void failed
                  .code(502)
                  .header('retry-after', '5')
                  .send({ code: 502, message: 'Le service est momentanément indisponible.' });
              },
            }),
        });
      }
    }
  });
}
