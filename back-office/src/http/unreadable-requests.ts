import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeNotFound } from '../wire/content-error';
import { answerErrors, unknownPath } from './answer-errors';
import type { ApiProblem } from '../wire/api-problem';
import { invalid, uriTooLong } from '../wire/api-problem';
import { GUARDING_HEADERS } from './response-headers';

const MAX_URL = 8 * 1024;
const API_METHODS = 'GET, POST, PATCH, DELETE';
const JSON_TYPE = 'application/json; charset=utf-8';

const isBelow = (url: string, ...prefixes: readonly string[]): boolean =>
  prefixes.some((prefix) => url === prefix || url.startsWith(`${prefix}/`) || url.startsWith(`${prefix}?`));

const send = (request: FastifyRequest, reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  reply
    .code(status)
    .headers({ ...GUARDING_HEADERS, 'x-request-id': request.id })
    .type(JSON_TYPE)
    .send(JSON.stringify(body));

/** A path too long to be looked up goes to one that exists, where the hook below refuses it. */
export const shortenedUrl = (url = '/'): string => (url.length > MAX_URL ? '/api/too-long' : url);

/** The answer to an address that cannot be decoded, which reaches no route and no hook. */
export function answerBadUrl(request: FastifyRequest, reply: FastifyReply): void {
  const { status, problems } = invalid('bad request http exception', 'The address cannot be read.');
  void send(request, reply, status, problems);
}

/**
 * What no route takes, in the words of the service that it was meant for: methods that the API has nowhere (405), paths
 * of the content service that are none, anything else. And the id that an answer and its log lines share.
 */
export function answerUnreadable(app: FastifyInstance): void {
  answerErrors(app);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    done(request.originalUrl.length > MAX_URL ? uriTooLong() : undefined);
  });
  app.setNotFoundHandler((request, reply) => {
    if (isBelow(request.url, '/api', '/admin/api')) {
      return reply.code(405).headers(GUARDING_HEADERS).header('allow', API_METHODS).send();
    }
    if (isBelow(request.url, '/items', '/assets')) {
      const { status, problems } = routeNotFound(request.url.slice(0, 256));
      return send(request, reply, status, { errors: problems });
    }
    const { status, problems }: ApiProblem = unknownPath(request.url);
    return send(request, reply, status, problems);
  });
}
