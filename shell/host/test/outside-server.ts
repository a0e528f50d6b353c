import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of somebody else, which answers like this: a new one for each test. */
export function outsideServer(answer: RequestListener) {
  let server: Server;
  let asked: IncomingMessage[];

  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  beforeEach(async () => {
    asked = [];
    server = createServer((request, response) => {
      asked.push(request);
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(close);

  return {
    url: () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    /** What it was asked, such as `GET /api/login`. */
    asked: () => asked.map(({ method, url }) => `${String(method)} ${String(url)}`),
    /** The headers of the first request. */
    heard: () => asked[0]?.headers,
    close,
  };
}
