import type { RouteOptions } from 'fastify';
import { policies, type Policy } from '../access/policies';

/** Routes without data: signing in and out, unknown paths, unknown methods. */
const WITHOUT_DATA = new Set(['/api/login', '/api/logout', '/api/*', '/admin/api', '/admin/api/*']);

/**
 * Deny by default: every route must say who may use it and name an existing policy.
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
