import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalid, unsupported } from '../wire/api-problem';
import { readJsonObject } from '../wire/json-body';
import { textOf } from '../wire/storable-text';

const JSON_API = 'application/vnd.api+json';

/** JSON objects only: a form of another site sends others without a preflight. Login also takes JSON:API. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', JSON_API],
    { parseAs: 'buffer' },
    (request: FastifyRequest, bytes: Buffer, done) => {
      const { isBodyless, isJsonApi, call } = request.routeOptions.config;
      const type = request.headers['content-type'] ?? '';
      const isPlain = /^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(type);
      try {
        if (!isPlain && !(isJsonApi && type === JSON_API)) throw unsupported();
        const coding = request.headers['content-encoding'] ?? 'identity';
        if (coding !== 'identity') throw unsupported('The body should not be compressed.');
        const text = textOf(bytes);
        if (text === undefined) throw invalid('bad request http exception', 'The body is not valid UTF-8.');
        // Paths that read no body refuse it themselves.
        done(null, isBodyless && call === 'none' ? {} : readJsonObject(text, isBodyless));
      } catch (problem) {
        done(problem instanceof Error ? problem : new Error(String(problem)));
      }
    },
  );
  app.addHook('preValidation', (request, _reply, done) => {
    const { access, isBodyless } = request.routeOptions.config;
    const needsBody = request.method === 'POST' || request.method === 'PATCH';
    const isMissing = access && needsBody && !isBodyless && request.body === undefined;
    done(isMissing ? invalid('request data constraint', 'The request data should not be empty') : undefined);
  });
}
