import { connect, type AddressInfo } from 'node:net';
import { openTestBackOffice, type TestBackOffice } from '../../test/testing/test-back-office';

const OPEN_MS = 60_000;
const lines: string[] = [];
let office: TestBackOffice;
let port: number;

beforeAll(async () => {
  office = await openTestBackOffice({ log: 'info', logTo: { write: (line) => lines.push(line) } });
  await office.app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = office.app.server.address() as AddressInfo);
}, OPEN_MS);
afterAll(() => office.close(), OPEN_MS);

const connections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    office.app.server.getConnections((problem, count) => (problem ? reject(problem) : resolve(count))),
  );

/** Sends the head of a request and half of its body, and disconnects; resolves once the server has noticed. */
async function hangUp(path: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        [
          `POST ${path} HTTP/1.1`,
          'Host: 127.0.0.1',
          'Content-Type: application/json',
          'Content-Length: 400',
          '',
          '{"meta":{"email":"a',
        ].join('\r\n'),
      );
      setTimeout(() => {
        socket.resetAndDestroy();
        resolve();
      }, 100);
    });
    socket.once('error', reject);
  });
  const late = performance.now() + 10_000;
  while ((await connections()) > 0 && performance.now() < late)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await connections()).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 200));
}

it.each(['/api/login', '/admin/api/customer_users', '/items/contact'])(
  'whoever hangs up in the middle of a body is no failure of the storage: POST %s',
  async (path) => {
    lines.length = 0;
    await hangUp(path);
    const levels = lines.map((line) => (JSON.parse(line) as { level: number }).level);
    expect(levels.filter((level) => level > 30)).toEqual([]);
    expect(lines.join('')).not.toContain('"storage"');
  },
  OPEN_MS,
);
