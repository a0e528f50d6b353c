import type { FastifyInstance } from 'fastify';
import { loginRoutes } from '../accounts/login';
import { passwordRoutes } from '../accounts/password-routes';
import { unknownPath } from '../http/answer-errors';
import type { AnswersUnderWay } from '../http/answers-under-way';
import { authenticate } from '../http/authenticate';
import { boundSigned } from '../http/bound-answers';
import { boundBodies, BODY_BOUNDS } from '../http/bound-bodies';
import { readBodies } from '../http/read-bodies';
import { rejectUnknownFields } from '../http/reject-unknown-fields';
import { refuseWrites, shedLoad, type Shedding } from '../http/shed-load';
import { NO_STORE } from '../http/unknown-paths';
import { mountResource } from '../resources/mount-resource';
import { portalResources } from '../resources/portal-resources';
import type { ResourceTable } from '../resources/resource';
import { topAgentsRoute } from '../resources/top-agents';
import type { Services } from '../http/services';

export interface ApiOptions {
  readonly services: Services;
  readonly shedding: Shedding | undefined;
  readonly answers: AnswersUnderWay;
}

/** Mounts `/api` and `/admin/api`: all that an Oro back office answers. Returns the mounted resources. */
export function apiRoutes(app: FastifyInstance, { services, shedding, answers }: ApiOptions): ResourceTable {
  const { store, sessions, now } = services;
  readBodies(app);
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(NO_STORE);
    done();
  });
  if (shedding) shedLoad(app, shedding);
  refuseWrites(app, () => store.isWritable());
  authenticate(app, sessions, now);
  rejectUnknownFields(app);
  boundSigned(app, answers);
  boundBodies(app, BODY_BOUNDS);

  loginRoutes(app, services);
  passwordRoutes(app, services);
  topAgentsRoute(app, services);
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
  return table;
}
