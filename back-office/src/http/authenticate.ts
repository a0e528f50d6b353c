import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { policies, type Policy } from '../access/policies';
import type { Sessions } from '../auth/sessions';
import { readUsernameToken } from '../auth/username-token';
import { Unauthorized } from '../wire/api-problem';
import type { Access } from './request-identity';

export const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Routes without data: signing in and out, unknown paths, unknown methods. */
const WITHOUT_DATA = new Set(['/api/login', '/api/logout', '/api/*', '/admin/api', '/admin/api/*']);

/** Deny by default. @throws Error for a route that does not say who may use it, by an existing policy */
export function checkRoute({ url, method, config }: Pick<RouteOptions, 'url' | 'method' | 'config'>): void {
  const where = `${String(method)} ${url}`;
  if (!config?.access) throw new Error(`${where} does not declare who may use it.`);
  if (config.access === 'open' || WITHOUT_DATA.has(url)) return;
  const { subject, verb } = config;
  const policy: Policy | undefined = subject && policies[subject];
  if (!policy || !verb || !policy[verb]) throw new Error(`${where} has no policy.`);
}

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
