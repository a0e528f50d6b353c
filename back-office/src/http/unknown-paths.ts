import type { FastifyInstance, FastifyReply } from 'fastify';
import { routeNotFound } from '../wire/content-error';

export const NO_STORE = { 'cache-control': 'no-store' } as const;
const API_METHODS = 'GET, POST, PATCH, DELETE';

/**
 * Below `/api` and `/admin/api` every path has a route (`apiRoutes`): what reaches this handler is an unknown method.
 */
export function refuseUnknownMethods(app: FastifyInstance): void {
  for (const prefix of ['/api', '/admin/api'])
    belowPrefix(app, prefix, (_url, reply) =>
      reply.code(405).headers(NO_STORE).header('allow', API_METHODS).send(),
    );
}

export function refuseUnknownContent(app: FastifyInstance): void {
  for (const prefix of ['/items', '/assets'])
    belowPrefix(app, prefix, (url, reply) => {
      const { status, problems } = routeNotFound(url.slice(0, 256));
      return reply
        .code(status)
        .headers(NO_STORE)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify({ errors: problems }));
    });
}

const belowPrefix = (
  app: FastifyInstance,
  prefix: string,
  answer: (url: string, reply: FastifyReply) => FastifyReply,
): void =>
  void app.register(
    (scope, _options, done) => {
      scope.setNotFoundHandler((request, reply) => answer(request.url, reply));
      done();
    },
    { prefix },
  );
