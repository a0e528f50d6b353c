import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type {} from '../wire/call';
import type {} from './request-identity';

const ALL_METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT'] as const;
export type Method = (typeof ALL_METHODS)[number];

/** 405 with `Allow` for the other methods of a path; an unsigned call learns nothing: `access` holds too. */
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
