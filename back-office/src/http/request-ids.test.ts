import { createServer } from './create-server';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = `00-${TRACE}-00f067aa0ba902b7-01`;

async function answered(headers: Record<string, string>, remoteAddress: string) {
  const lines: string[] = [];
  const app = createServer({
    log: 'info',
    logTo: { write: (line) => void lines.push(line) },
    trustedProxies: ['10.0.0.7', '10.1.0.0/16', 'fd00::/8'],
  });
  app.get('/', ({ log }, reply) => {
    log.info('answered');
    return reply.send();
  });
  const answer = await app.inject({ url: '/', headers, remoteAddress });
  await app.close();
  const { reqId, trace } = JSON.parse(lines[0] ?? '{}') as { reqId?: string; trace?: string };
  expect(reqId).toBe(answer.headers['x-request-id']);
  return { id: reqId, trace };
}

it.each(['10.0.0.7', '10.1.2.3', '::ffff:10.1.2.3', 'fd00::2'])(
  'the ids of a trusted proxy are taken: %s',
  async (proxy) => {
    expect(await answered({ 'x-request-id': 'edge-42', traceparent: PARENT }, proxy)).toEqual({
      id: 'edge-42',
      trace: TRACE,
    });
  },
);

it.each(['10.0.0.8', '203.0.113.9', '::1', ''])('those of anybody else are not: %s', async (stranger) => {
  const { id, trace } = await answered({ 'x-request-id': 'edge-42', traceparent: PARENT }, stranger);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(trace).toBeUndefined();
});

it.each([
  ['two words', PARENT.replace('4bf9', 'zzzz')],
  ['a'.repeat(129), `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`],
  ['', 'x'],
])('nor are ids that are none: %j', async (id, traceparent) => {
  const found = await answered({ 'x-request-id': id, traceparent }, '10.0.0.7');
  expect(found.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(found.trace).toBeUndefined();
});
