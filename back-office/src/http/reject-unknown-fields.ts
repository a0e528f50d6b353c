import type { FastifyInstance } from 'fastify';
import type { Call } from '../wire/call';
import { refuseExtraFields } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import { readParameters, unsupportedFilter } from './query';

const parametersOf = ({ parameters = [] }: Call): string[] =>
  parameters.filter((one) => one.in === 'query').map(({ name }) => name);

/** @throws ApiProblem 400 that names the first parameter that the call does not have */
function rejectUnknownParameters(url: string, call: Call): void {
  const known = parametersOf(call);
  // Lists parse their own: filters have operators, and values have types.
  if (known.includes('page') || !url.includes('?')) return;
  for (const { field, operator } of readParameters(url)) {
    if (!known.includes(field) || operator !== 'eq') throw unsupportedFilter(field);
  }
}

/** Refuses parameters but on lists, and bodies that nothing reads (wire, 1.5, 1.7). */
export function rejectUnknownFields(app: FastifyInstance): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const { call } = request.routeOptions.config;
    if (call === undefined || call === 'none') {
      done();
      return;
    }
    try {
      rejectUnknownParameters(request.url, call);
      if (!call.body) refuseExtraFields((request.body ?? {}) as JsonObject, []);
      done();
    } catch (problem) {
      done(problem instanceof Error ? problem : new Error(String(problem)));
    }
  });
}
