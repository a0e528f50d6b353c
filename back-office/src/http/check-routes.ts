import type { RouteOptions } from 'fastify';
import { policies, type Policy } from '../access/policies';

/** What stands outside of data: signing in and out, unknown paths, methods that do not exist. */
const WITHOUT_DATA = new Set(['/api/login', '/api/logout', '/api/*', '/admin/api', '/admin/api/*']);

/**
 * Deny by default: a route that does not say who may use it, or names a policy that does not exist, is a mistake that
 * must not go into service.
 * @throws Error when the route is declared, so that the server does not start
 */
export function checkRoute({ url, method, config }: Pick<RouteOptions, 'url' | 'method' | 'config'>): void {
  const where = `${String(method)} ${url}`;
  if (!config?.access) throw new Error(`${where} does not declare who may use it.`);
  if (config.access === 'open' || WITHOUT_DATA.has(url)) return;
  const { subject, verb } = config;
  const policy: Policy | undefined = subject && policies[subject];
  if (!policy || !verb || !policy[verb]) throw new Error(`${where} has no policy.`);
}
