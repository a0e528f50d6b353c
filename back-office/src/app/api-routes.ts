import type { FastifyInstance } from 'fastify';
import { loginRoutes } from '../auth/login';
import { passwordRoutes } from '../auth/password-routes';
import { answerErrors, unknownPath } from '../http/answer-errors';
import type { AnswersUnderWay } from '../http/answers-under-way';
import { recordArrivals, type Arrival } from '../http/arrivals';
import { authenticate } from '../http/authenticate';
import { boundSigned } from '../http/bound-answers';
import { boundBodies, BODY_BOUNDS } from '../http/bound-bodies';
import { injectFaults, type Faults } from '../http/faults';
import { readBodies } from '../http/read-bodies';
import { refuseOtherMethods } from '../http/refuse-methods';
import { refuseWrites } from '../http/refuse-writes';
import { refuseStrays } from '../http/refuse-strays';
import { responseHeaders } from '../http/response-headers';
import { shedLoad, type Shedding } from '../http/shed-load';
import { calls } from '../openapi/calls';
import { mountResource } from '../resources/mount-resource';
import { portalResources } from '../resources/portal-resources';
import type { ResourceTable } from '../resources/resource-table';
import { topAgents } from '../resources/top-agents';
import { readParameters } from '../http/query';
import type { Services } from './services';

export interface ApiOptions {
  readonly services: Services;
  readonly corsOrigins: readonly string[];
  readonly recordArrivals: boolean;
  readonly faults: boolean;
  readonly shedding: Shedding | undefined;
  /** What those who signed have under way. */
  readonly answers: AnswersUnderWay;
}

/** What tests may ask of the API beyond its routes. */
export interface ApiControls {
  readonly arrivals: readonly Arrival[];
  readonly faults: Faults | undefined;
  readonly table: ResourceTable;
}

/** `/api` and `/admin/api`: everything an Oro back office would answer. */
export function apiRoutes(
  app: FastifyInstance,
  { services, corsOrigins, answers, ...tools }: ApiOptions,
): ApiControls {
  const { store, sessions, now } = services;
  answerErrors(app);
  readBodies(app);
  responseHeaders(app, corsOrigins);
  const arrivals = tools.recordArrivals ? recordArrivals(app) : [];
  if (tools.shedding) shedLoad(app, tools.shedding);
  refuseWrites(app, () => store.isWritable());
  authenticate(app, sessions, now);
  refuseStrays(app);
  boundSigned(app, answers);
  boundBodies(app, BODY_BOUNDS);
  const faults = tools.faults ? injectFaults(app) : undefined;

  loginRoutes(app, services);
  passwordRoutes(app, services);
  const ranking = { access: 'signed', subject: 'top_agents', verb: 'read' } as const;
  app.get(
    '/admin/api/customerUser/top_agents',
    { config: { ...ranking, call: calls.topAgents } },
    async (request) => {
      const [period] = readParameters(request.url);
      return topAgents(store, request.caller, period?.value, now());
    },
  );
  refuseOtherMethods(app, '/api/login', ['POST'], { access: 'open' });
  refuseOtherMethods(app, '/api/logout', ['POST'], { access: 'signed' });
  const ownPassword = { access: 'signed', subject: 'own_password', verb: 'update' } as const;
  refuseOtherMethods(app, '/admin/api/customerUser/password/update', ['POST'], ownPassword);
  for (const step of ['request', 'reset']) {
    refuseOtherMethods(app, `/admin/api/customerUser/password_reset/${step}`, ['POST'], { access: 'open' });
  }
  refuseOtherMethods(app, '/admin/api/customerUser/top_agents', ['GET'], ranking);
  const table = portalResources(services);
  for (const resource of table.all) mountResource(app, table, resource, services);

  for (const url of ['/api/*', '/admin/api', '/admin/api/*']) {
    app.route({
      method: ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'],
      url,
      config: { access: 'signed', isBodyless: true, call: 'none' },
      handler: (request) => {
        throw unknownPath(request.url);
      },
    });
  }
  if (corsOrigins.length > 0) {
    // The answer to a preflight is given before any route is reached: this one only makes the paths known.
    app.options('/*', { config: { access: 'open', call: 'none' } }, (_request, reply) =>
      reply.code(204).send(),
    );
  }
  return { arrivals, faults, table };
}
