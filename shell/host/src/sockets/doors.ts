import { randomUUID } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The sockets of a portal: they are there before there is anybody who could answer on them. */
export interface Doors {
  /** For Fastify: one server, whose requests are answered once the doors are open. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /**
   * Listens; of `localhost` on all its addresses.
   * @throws what Node says of an address that is taken, or is none
   */
  listen(host: string, port: number): Promise<void>;
  open(): void;
  /** Takes nobody in any more, and waits for those who are there. */
  close(): Promise<void>;
}

/** The answer to whoever comes too early: health in JSON, a line of text for everything else. */
function answerStarting({ url }: IncomingMessage, response: ServerResponse, headers: object): void {
  const isHealth = url === '/healthz';
  response
    .writeHead(503, {
      ...headers,
      'x-request-id': randomUUID(),
      'cache-control': 'no-store',
      'content-type': `${isHealth ? 'application/json' : 'text/plain'}; charset=utf-8`,
      ...(isHealth ? {} : { 'retry-after': '1' }),
    })
    .end(isHealth ? '{"status":"starting"}' : 'Starting\n');
}

async function bind(server: Server, host: string, port: number): Promise<void> {
  server.listen({ host, port });
  await once(server, 'listening');
}

/**
 * @param newServer makes one within the limits of its sockets
 * @param headers of every answer, also of those that are given too early
 */
export function createDoors(newServer: (listener: RequestListener) => Server, headers: object): Doors {
  const servers: Server[] = [];
  let isOpen = false;
  let answer: RequestListener = () => undefined;
  const add = (): Server => {
    const server = newServer((request, response) => {
      if (isOpen) answer(request, response);
      else answerStarting(request, response, headers);
    });
    servers.push(server);
    return server;
  };
  const first = add();
  return {
    serverFactory: (handler) => {
      answer = handler;
      return first;
    },
    async listen(host, port) {
      await bind(first, host, port);
      if (host !== 'localhost') return;
      const bound = first.address() as AddressInfo;
      for (const { address } of await lookup(host, { all: true })) {
        if (address === bound.address) continue;
        const other = add();
        for (const refuse of first.listeners('clientError') as (() => void)[])
          other.on('clientError', refuse);
        // An address that this machine does not have is no reason not to serve on the other.
        await bind(other, address, bound.port).catch(() => undefined);
      }
    },
    open() {
      isOpen = true;
    },
    async close() {
      await Promise.all(
        servers.map((server) => {
          const closed = new Promise((resolve) => server.close(resolve));
          server.closeIdleConnections();
          return closed;
        }),
      );
    },
  };
}
