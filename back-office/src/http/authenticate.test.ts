import Fastify from 'fastify';
import { checkRoute } from './authenticate';

const handler = () => 'ok';

it('does not let a server start with a route that has no policy', () => {
  const app = Fastify();
  app.addHook('onRoute', (route) => {
    checkRoute(route);
  });
  expect(() => app.get('/admin/api/secrets', handler)).toThrow(
    'GET /admin/api/secrets does not declare who may use it.',
  );
  expect(() => app.get('/admin/api/secrets', { config: { access: 'signed' } }, handler)).toThrow(
    'has no policy',
  );
  expect(() =>
    app.delete(
      '/admin/api/files/1',
      { config: { access: 'signed', subject: 'files', verb: 'remove' } },
      handler,
    ),
  ).toThrow('has no policy');
  expect(() =>
    app.get('/admin/api/files/1', { config: { access: 'signed', subject: 'files', verb: 'read' } }, handler),
  ).not.toThrow();
});

it.each(['/api/login', '/api/logout', '/api/*', '/admin/api', '/admin/api/*'])(
  'needs no policy for %s, which has no data',
  (url) => {
    expect(() => checkRoute({ url, method: 'GET', config: { access: 'signed' } })).not.toThrow();
  },
);
