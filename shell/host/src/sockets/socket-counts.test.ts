import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Host, HostOptions } from '../create-host';
import { sceneOfHost } from '../../test/host-scene';
import { requestBytes } from '../../test/raw-socket';

const scene = sceneOfHost();
let host: Host;

async function listening(sockets: HostOptions['sockets']): Promise<number> {
  const listened = await scene.listen(sockets === undefined ? {} : { sockets });
  ({ host } = listened);
  return listened.port;
}

const GET = 'GET /config.json HTTP/1.1\r\nHost: a\r\n\r\n';

/** Sends repeated requests on one connection; returns each status and whether the connection stays open. */
async function askOn(socket: Socket, times: number): Promise<string[]> {
  const said: string[] = [];
  for (let time = 0; time < times && !socket.destroyed; time += 1) {
    socket.write(GET);
    const [answer] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [unknown];
    if (!Buffer.isBuffer(answer)) continue;
    const [, status = ''] = /^HTTP\/1\.1 (\d+)/.exec(answer.toString()) ?? [];
    const [, goesOn = ''] = /^connection: (\S+)\r$/im.exec(answer.toString()) ?? [];
    said.push(`${status} ${goesOn}`);
  }
  return said;
}

describe('connections', () => {
  it('are so many and no more; the next one is closed at once, and there is room again when one goes', async () => {
    const port = await listening({ maxSockets: 3 });
    const idle = await Promise.all(
      [1, 2, 3].map(async () => {
        const socket = connect(port, '127.0.0.1');
        await once(socket, 'connect');
        return socket;
      }),
    );

    expect(await requestBytes(port, GET)).toMatchObject({ status: 0, isClosed: true });

    for (const socket of idle) socket.destroy();
    let status = 0;
    while (status === 0) ({ status } = await requestBytes(port, GET));
    expect(status).toBe(200);
  });

  it('serve so many requests each, and then end', async () => {
    const port = await listening({ maxRequests: 3 });
    const socket = connect(port, '127.0.0.1');

    expect(await askOn(socket, 4)).toEqual(['200 keep-alive', '200 keep-alive', '200 close', '503 close']);
  });

  it('have so many requests at once; one that has more is cut off, and nobody waits for it', async () => {
    const port = await listening({ maxPipelined: 5 });
    let arrived = 0;
    host.app.server.on('request', () => (arrived += 1));
    const socket = connect(port, '127.0.0.1');
    let read = '';
    socket.setEncoding('latin1').on('data', (part: string) => (read += part));
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.write(GET.repeat(10_000));

    expect(await requestBytes(port, GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'))).toMatchObject({
      status: 200,
    });
    await closed;
    expect((read.match(/HTTP\/1\.1 200/g) ?? []).length).toBeLessThanOrEqual(5);
    // Not more than one read of the connection contains.
    expect(arrived).toBeLessThan(4000);
  });

  it('have the limits of the plan unless a deployment has others', async () => {
    await listening(undefined);
    const { server } = host.app;

    expect(server.maxConnections).toBe(2000);
    expect(server.maxRequestsPerSocket).toBe(1000);
    expect(server.headersTimeout).toBe(5000);
    expect(server.requestTimeout).toBe(15_000);
    expect(server.keepAliveTimeout).toBe(5000);
  });
});
