import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type {} from '../wire/call';
import type {} from './request-identity';

const ALL_METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const;
export type Method = (typeof ALL_METHODS)[number];

/**
 * 405, an empty body, and `Allow`, for the methods a path does not have.
 * @param access who may come in at all, as for the methods that it has: a call that nobody signed learns nothing
 */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  methods: readonly Method[],
  access: Pick<FastifyContextConfig, 'access' | 'subject' | 'verb'>,
): void {
  app.route({
    method: ALL_METHODS.filter((method) => !methods.includes(method)),
    url,
    config: { ...access, isBodyless: true, call: 'none' },
    handler: (_request, reply) => reply.code(405).header('allow', methods.join(', ')).send(),
  });
}
