import type { FastifyInstance } from 'fastify';
import type { ResourceTable } from '../resources/resource';
import type { Call } from '../wire/call';
import { openApiDocument, type DescribedRoute } from './openapi-document';

const description: Call = {
  name: 'description',
  group: 'description',
  summary: 'This document.',
  answers: { 200: { description: 'An OpenAPI 3.1 document.', schema: { type: 'object' } } },
};

/** Serves `/openapi.json`; call it before mounting routes. @throws Error for a route without a description */
export function describeRoutes(app: FastifyInstance, table: () => ResourceTable): void {
  const routes: DescribedRoute[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const call = config?.call;
    if (call === 'none') return;
    if (!call) throw new Error(`${String(method)} ${url} does not say what it is (wire/call.ts).`);
    // Fastify adds HEAD to each GET.
    const methods = [method].flat().filter((one) => one !== 'HEAD');
    for (const one of methods) routes.push({ method: one, url, access: config.access ?? 'open', call });
  });
  let text: string | undefined;
  app.get(
    '/openapi.json',
    { exposeHeadRoute: true, config: { access: 'open', call: description } },
    (_request, reply) => {
      text ??= JSON.stringify(openApiDocument(routes, table()));
      return reply
        .header('cache-control', 'no-cache')
        .header('x-content-type-options', 'nosniff')
        .type('application/json; charset=utf-8')
        .send(text);
    },
  );
}
