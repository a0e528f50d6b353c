import { createServer, openBackOffice, type OpenBackOffice } from '@portal/back-office';
import type { Host } from '../create-host';
import { sceneOfHost } from '../../test/host-scene';
import { overSocket, type RawAnswer } from '../../test/raw-socket';

const MB = 1024 * 1024;
const CALLERS = 40;
const SENT_EACH = 10 * MB;
const PIECE = Buffer.alloc(64 * 1024, 'a');
const CHUNK = Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')]);
/** Allowance for forty sockets and late garbage collection; the bodies would be 400 MB. */
const MAY_TAKE = 120 * MB;

const scene = sceneOfHost();
let office: OpenBackOffice;
let host: Host;
let port: number;

beforeAll(async () => {
  office = await openBackOffice({ store: { memory: true } }, createServer({ log: false }).log);
}, 120_000);
beforeEach(async () => {
  const prefixes = ['/api', '/admin/api', '/items', '/assets'];
  const upstreams = [{ prefixes, upstream: { kind: 'embedded' } }] as const;
  ({ host, port } = await scene.listen({ upstreams }, office.plugin));
});
afterAll(() => office.close());

/** Sends ten megabytes as fast as the server reads, whatever it answers meanwhile. */
function pour(path: string, length: 'said' | 'not said'): Promise<RawAnswer> {
  const isSaid = length === 'said';
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: a',
    'Content-Type: application/json',
    isSaid ? `Content-Length: ${SENT_EACH}` : 'Transfer-Encoding: chunked',
    '',
    '',
  ];
  return overSocket(port, (socket) => {
    let left = SENT_EACH;
    const push = () => {
      while (!socket.destroyed && left > 0) {
        left -= PIECE.length;
        if (!socket.write(isSaid ? PIECE : CHUNK)) return;
      }
    };
    socket.on('drain', push);
    socket.write(head.join('\r\n'));
    push();
  });
}

describe('T26: forty bodies of ten megabytes at once', () => {
  it.each([
    ['/api/login', 'said', 413],
    ['/admin/api/customer_users', 'not said', 413],
    ['/items/contact', 'not said', 400],
    ['/telemetry', 'not said', 413],
  ] as const)(
    '%s, their length %s: are refused, cut off, and never in memory',
    async (path, length, status) => {
      const before = process.memoryUsage().rss;
      let most = before;
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss);
      }, 10);
      const answers = await Promise.all(Array.from({ length: CALLERS }, () => pour(path, length)));
      clearInterval(watch);

      expect(answers.every(({ isClosed }) => isClosed)).toBe(true);
      // A client still sending when the connection closes may lose the response, but must not get another one.
      const statuses = new Set(answers.map((answer) => answer.status));
      statuses.delete(0);
      expect([...statuses]).toEqual([status]);
      expect(most - before).toBeLessThan(MAY_TAKE);
      const { statusCode } = await host.app.inject('/healthz');
      expect(statusCode).toBe(200);
    },
    60_000,
  );
});
