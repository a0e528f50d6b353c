import Fastify from 'fastify';
import { authenticate } from './authenticate';
import { checkRoute } from './check-routes';

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

it('needs no policy for what is open, but all of one for what is not', () => {
  const checking = (config: object) => () => checkRoute({ url: '/x', method: 'GET', config });
  expect(checking({ access: 'open' })).not.toThrow();
  expect(checking({ access: 'either' })).toThrow('no policy');
  expect(checking({ access: 'signed', verb: 'read' })).toThrow('no policy');
  expect(checking({ access: 'signed', subject: 'files' })).toThrow('no policy');
});

it('is asked of every route that a server of ours declares', () => {
  const app = Fastify();
  const nobody = {
    open: () => Promise.reject(new Error('nobody signs in here')),
    verify: () => Promise.resolve('nobody signs here'),
    close: () => Promise.resolve(),
  };
  authenticate(app, nobody, () => new Date('2026-05-04T10:00:00Z'));
  expect(() => app.get('/admin/api/secrets', handler)).toThrow('does not declare who may use it');
});
