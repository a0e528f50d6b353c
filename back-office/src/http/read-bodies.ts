import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem, invalid } from './api-problem';
import { readJsonObject } from './json-body';

const JSON_API = 'application/vnd.api+json';

const unsupported = (): ApiProblem =>
  new ApiProblem(415, [
    { title: 'unsupported media type http exception', detail: 'The body should be application/json.' },
  ]);

/**
 * Bodies are JSON objects and nothing else: a form of another site could send any other type without asking first.
 * Login alone takes JSON:API too, without parameters on the type, as an Oro back office has it.
 */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', JSON_API],
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      const { isBodyless, isJsonApi } = request.routeOptions.config;
      const type = request.headers['content-type'] ?? '';
      const isPlain = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type);
      if (!isPlain && !(isJsonApi && type === JSON_API)) throw unsupported();
      return isBodyless ? {} : readJsonObject(text);
    },
  );
  app.addHook('preValidation', async (request) => {
    const { access, isBodyless } = request.routeOptions.config;
    const needsBody = request.method === 'POST' || request.method === 'PATCH';
    if (access && needsBody && !isBodyless && request.body === undefined) {
      throw invalid('request data constraint', 'The request data should not be empty');
    }
  });
}
