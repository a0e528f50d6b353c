import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isStorageAway } from '../store/storage-away';
import {
  ApiProblem,
  busy,
  invalid,
  notFound,
  refusal,
  Unauthorized,
  unknownResource,
  unsupported,
  type Problem,
} from '../wire/api-problem';

const CHALLENGE = 'WSSE realm="Secured API", profile="UsernameToken"';
const RETRY_AFTER_S = 5;

function fromFramework(error: FastifyError): ApiProblem | undefined {
  switch (error.statusCode) {
    case 413:
      return refusal(413, 'request entity too large http exception', 'The body is too large.');
    case 415:
      return unsupported();
    case 400:
      return invalid('bad request http exception', 'The request is malformed.');
    default:
      return undefined;
  }
}

const jsonApi = (status: number, problems: readonly Problem[]): object => ({
  errors: problems.map(({ title, detail, source }) => ({
    status: String(status),
    title,
    detail,
    ...(source === undefined ? {} : { source: { pointer: source } }),
  })),
});

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, problems, headers }: ApiProblem,
): FastifyReply {
  const isJsonApi = request.routeOptions.config.isJsonApi === true;
  const answer = reply.code(status).headers(headers);
  // A Buffer, because Fastify adds a charset to strings, and JSON:API's media type has no parameters.
  if (isJsonApi)
    return answer
      .type('application/vnd.api+json')
      .send(Buffer.from(JSON.stringify(jsonApi(status, problems))));
  return answer.type('application/json; charset=utf-8').send(JSON.stringify(problems));
}

/** One format for every error (reference of the wire, 1.7), without internal details. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (error instanceof Unauthorized) {
      request.log.info({ reason: error.message }, 'refused');
      return reply.code(401).header('www-authenticate', CHALLENGE).send();
    }
    if (error instanceof ApiProblem) {
      if (error.status === 403 || error.status === 404) {
        const { method, params, identity, routeOptions } = request;
        const { id } = params as { readonly id?: string };
        const what = { user: identity?.id, method, route: routeOptions.url, id, status: error.status };
        request.log.info(what, 'refused');
      }
      return send(request, reply, error);
    }
    if (isStorageAway(error)) {
      request.log.error(error, 'storage');
      return send(request, reply, busy(RETRY_AFTER_S));
    }
    const known = 'statusCode' in error ? fromFramework(error) : undefined;
    if (known) return send(request, reply, known);
    request.log.error(error, 'unexpected');
    const detail = `Une erreur inattendue est survenue. Référence\u00a0: ${request.id}`;
    return send(request, reply, refusal(500, 'internal server error', detail));
  });
}

/** The answer to an unknown path of the API: no such resource, or no such association of a row. */
export function unknownPath(path: string): ApiProblem {
  const [, , , name = '', , below] = (path.split('?')[0] ?? '').split('/');
  return below === undefined ? unknownResource(name.slice(0, 64)) : notFound();
}
