import { once } from 'node:events';
import { createServer, get, request as send } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { answerGallery, isForGallery } from './gallery-page.mjs';

const CHANGES = '/__dev/changes';
const ASKED_EVERY_MS = 200;
const NONCE = /'nonce-([^']+)'/;

const reloader = (nonce) =>
  `<script nonce="${nonce}">new EventSource('${CHANGES}').onmessage = () => location.reload();</script>`;

/** Listens on 127.0.0.1, on any free port when `port` is 0; rejects when it cannot. */
async function listen(server, port) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server.address().port;
}

/** A port that nobody uses now. */
async function freePort() {
  const probe = createServer();
  const port = await listen(probe, 0);
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * What stands before the server in development, so that the server itself is the one of production: it holds requests
 * while the server restarts, and gives each page a script that waits for changes, under the nonce of that very page. The
 * page of the design system is its own: the server knows nothing of it.
 * @param {number} port where browsers come
 */
export async function openDevProxy(port) {
  const innerPort = await freePort();
  const pages = new Set();
  let ready = Promise.resolve(false);
  let galleryReady = Promise.resolve();

  const front = createServer((request, response) => {
    if (request.url === CHANGES) waitForChanges(request, response);
    else if (isForGallery(request))
      void galleryReady
        .then(() => answerGallery(request, response, reloader))
        .catch(() => response.destroy());
    else void ready.then((isUp) => (isUp ? forward(request, response) : refuse(response)));
  });
  await listen(front, port);

  function waitForChanges(request, response) {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': waiting\n\n');
    pages.add(response);
    request.on('close', () => pages.delete(response));
  }

  function refuse(response) {
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('The server stopped: the terminal says why.\n');
  }

  function forward(request, response) {
    const headers = { ...request.headers };
    // A page is changed on its way: it must come as it is, and whole.
    if (headers.accept?.includes('text/html')) delete headers['accept-encoding'];
    const inner = send(
      { host: '127.0.0.1', port: innerPort, method: request.method, path: request.url, headers },
      (answer) => void answerWith(answer, response),
    );
    inner.on('error', () => (response.headersSent ? response.destroy() : refuse(response)));
    response.on('close', () => inner.destroy());
    request.pipe(inner);
  }

  async function answerWith(answer, response) {
    const nonce = NONCE.exec(String(answer.headers['content-security-policy']))?.[1];
    const isPage = nonce !== undefined && answer.headers['content-type']?.startsWith('text/html');
    // Raw headers: some are sent several times, on purpose.
    const headers = answer.rawHeaders.flatMap((name, index, all) =>
      index % 2 === 0 && !(isPage && /^content-length$/i.test(name)) ? [name, all[index + 1]] : [],
    );
    response.writeHead(answer.statusCode, headers);
    if (!isPage) {
      answer.pipe(response);
      return;
    }
    const chunks = await answer.toArray().catch(() => []);
    response.end(
      Buffer.concat(chunks)
        .toString('utf8')
        .replace('</body>', `${reloader(nonce)}</body>`),
    );
  }

  /** Whether the server answers, as soon as it does or its process has ended. */
  async function whenUp(child) {
    while (child.exitCode === null && child.signalCode === null) {
      const status = await new Promise((resolve) => {
        const asked = get({ host: '127.0.0.1', port: innerPort, path: '/healthz' }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        asked.on('error', () => resolve(0));
      });
      if (status === 200) return true;
      await pause(ASKED_EVERY_MS);
    }
    return false;
  }

  return {
    /** Where the server must listen. */
    innerPort,
    /** From now on requests wait for this process, which may not have started yet, and go to it once it answers. */
    serve(starting) {
      const mine = starting.then(async (child) => {
        child.on('close', () => {
          if (ready === mine) ready = Promise.resolve(false);
        });
        return whenUp(child);
      });
      ready = mine;
    },
    /** From now on requests for the design system wait until this is settled. */
    serveGallery(building) {
      galleryReady = building.catch(() => undefined);
    },
    /** Reloads every open page of the portal, once the server answers. */
    async reloadPages() {
      await ready;
      for (const page of pages) page.write('data: changed\n\n');
    },
  };
}
