import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Host, HostOptions } from '../create-host';
import { sceneOfHost } from '../../test/host-scene';

const KIBIBYTE = 1024;
const FILE = 8 * KIBIBYTE * KIBIBYTE;
const PIECES = 256 * KIBIBYTE;

const scene = sceneOfHost();
const sockets: Socket[] = [];
let host: Host;

async function listening(fileBounds: HostOptions['fileBounds'] = {}): Promise<number> {
  scene.write('public/film.mp4', Buffer.alloc(FILE));
  const listened = await scene.listen({ fileBounds });
  ({ host } = listened);
  return listened.port;
}

async function askAndNotRead(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.on('error', () => undefined).pause();
  socket.write('GET /film.mp4 HTTP/1.1\r\nHost: a\r\n\r\n');
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
};

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

describe('files that nobody reads', () => {
  it('count what they hold, and are opened until their address has enough', async () => {
    const port = await listening({ bytesOfOne: 5 * PIECES, makingOfOne: 1, waitMs: 300 });
    await Promise.all(Array.from({ length: 20 }, () => askAndNotRead(port)));
    await until(() => host.underWay.load().bytes >= 5 * PIECES && host.underWay.load().waiting === 0);
    expect(host.underWay.load().bytes).toBeLessThanOrEqual(6 * PIECES);

    const refused = await fetch(`http://127.0.0.1:${port}/film.mp4`);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('x-content-type-options')).toBe('nosniff');
    // Operators and signed-in users still get answers.
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/admin/api/mine`)).status).toBe(200);

    for (const socket of sockets) socket.destroy();
    await until(() => host.underWay.load().bytes === 0);
    const film = await fetch(`http://127.0.0.1:${port}/film.mp4`);
    expect((await film.arrayBuffer()).byteLength).toBe(FILE);
    await until(() => host.underWay.load().owners === 0);
  });

  it('are no matter of a thousand people behind one address, who take what they ask for', async () => {
    const port = await listening();
    const answers = await Promise.all(
      Array.from({ length: 1000 }, async () => {
        const answer = await fetch(`http://127.0.0.1:${port}/remotes/agent/1.0.0/entry.js`);
        await answer.text();
        return answer.status;
      }),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    // The server may learn slightly later than the client that the last responses were read.
    await until(() => host.underWay.load().bytes === 0);
    expect(host.underWay.load()).toMatchObject({ bytes: 0, waiting: 0 });
  }, 30_000);
});
