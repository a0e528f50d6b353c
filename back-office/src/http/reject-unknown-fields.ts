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
  // A list reads its own: its filters have operators, and their values a kind.
  if (known.includes('page') || !url.includes('?')) return;
  for (const { field, operator } of readParameters(url)) {
    if (!known.includes(field) || operator !== 'eq') throw unsupportedFilter(field);
  }
}

/**
 * Refuses what a call does not have: parameters in the address of anything but a list, and a body where none is read
 * (reference of the wire, 1.5 and 1.7). What is not looked at must not look as if it had been: whoever misspells a name
 * is told. Routes that read a body refuse its unknown fields themselves.
 */
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
