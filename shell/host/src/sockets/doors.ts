import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** The portal's listening socket, which exists before the application is ready. */
export interface Doors {
  /** For Fastify: one server, whose requests are dispatched once the application is ready. */
  readonly serverFactory: (handler: RequestListener) => Server;
  /** @throws Node's error when the address is taken or invalid */
  listen(host: string, port: number): Promise<void>;
  open(): void;
  /** Stops accepting connections and waits for the open ones. */
  close(): Promise<void>;
}

/** A store that was not closed takes seconds to open again: whoever looks meanwhile is told, and comes back by itself. */
const STARTING_PAGE = `<!doctype html>
<html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="2">
<title>Reprise en cours – InterGestion</title>
<h1>Reprise en cours</h1>
<p>Le portail redémarre. Cette page se recharge d’elle-même dans quelques secondes.</p>
</html>
`;

/** The response before the application is ready: JSON for health checks, a page for browsers, else a line of text. */
function answerStarting(
  { url, headers: asked }: IncomingMessage,
  response: ServerResponse,
  headers: object,
): void {
  const isHealth = url === '/healthz';
  const isPage = !isHealth && /\btext\/html\b/.test(asked.accept ?? '');
  response
    .writeHead(503, {
      ...headers,
      'x-request-id': randomUUID(),
      'cache-control': 'no-store',
      'content-type': `${isHealth ? 'application/json' : isPage ? 'text/html' : 'text/plain'}; charset=utf-8`,
      ...(isHealth ? {} : { 'retry-after': '1' }),
    })
    .end(isHealth ? '{"status":"starting"}' : isPage ? STARTING_PAGE : 'Starting\n');
}

/**
 * @param newServer creates a server with socket limits
 * @param headers of every response, including those before the application is ready
 */
export function createDoors(newServer: (listener: RequestListener) => Server, headers: object): Doors {
  let isOpen = false;
  let answer: RequestListener = () => undefined;
  const server = newServer((request, response) => {
    if (isOpen) answer(request, response);
    else answerStarting(request, response, headers);
  });
  return {
    serverFactory: (handler) => {
      answer = handler;
      return server;
    },
    async listen(host, port) {
      // Where the resolver gives ::1 first, nobody would be answered at 127.0.0.1.
      server.listen({ host: host === 'localhost' ? '127.0.0.1' : host, port });
      await once(server, 'listening');
    },
    open() {
      isOpen = true;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      await closed;
    },
  };
}
