import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from '../auth/sessions';
import { readUsernameToken } from '../auth/username-token';
import { Unauthorized } from '../wire/api-problem';
import { checkRoute } from './check-routes';
import type { Access } from './request-identity';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Verifies the signature of each call, against the database, before anything else. */
export function authenticate(app: FastifyInstance, sessions: Sessions, now: () => Date): void {
  app.decorateRequest('identity', null);
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      if (!this.identity) throw new Unauthorized('no identity');
      return this.identity;
    },
  });
  app.addHook('onRoute', (route) => checkRoute(route));
  app.addHook('onRequest', async (request) => {
    const access: Access | undefined = request.routeOptions.config.access;
    const header = request.headers['x-wsse'];
    if (access === 'open' || (access === 'either' && header === undefined)) return;
    const found = await sessions.verify(readUsernameToken(header), !READS.has(request.method), now());
    if (typeof found === 'string') throw new Unauthorized(found);
    request.identity = found;
  });
}
