import Fastify, { type FastifyInstance } from 'fastify';
import { resourceTable } from '../resources/resource';
import { accountCalls } from '../accounts/account-calls';
import { describeRoutes } from './describe-routes';

const apps: FastifyInstance[] = [];
afterEach(() => Promise.all(apps.splice(0).map((app) => app.close())));

function describedApp(): FastifyInstance {
  const app = Fastify();
  apps.push(app);
  describeRoutes(app, () => resourceTable([]));
  return app;
}
const nothing = () => '';

it('lets no route into service that says nothing about itself', () => {
  const app = describedApp();
  expect(() => app.get('/admin/api/secret', nothing)).toThrow(
    'GET /admin/api/secret does not say what it is (wire/call.ts).',
  );
});

it('describes a route of another plugin by what it says, and leaves out one that only refuses', async () => {
  const app = describedApp();
  await app.register((scope, _options, done) => {
    scope.post('/api/logout', { config: { access: 'signed', call: accountCalls.logout } }, nothing);
    scope.put('/api/logout', { config: { access: 'signed', call: 'none' } }, nothing);
    done();
  });
  const { paths } = (await app.inject('/openapi.json')).json<{ paths: Record<string, object> }>();
  expect(Object.keys(paths).toSorted()).toEqual(['/api/logout', '/openapi.json']);
  expect(paths['/api/logout']).toEqual({
    post: expect.objectContaining({
      operationId: 'session.close',
      security: [{ signedUsernameToken: [] }],
    }) as unknown,
  });
});
