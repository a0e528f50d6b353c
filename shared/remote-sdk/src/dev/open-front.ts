import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readObject } from '@portal/registry/read-json';
import { createBuildState, type BuildState } from './build-state';
import { PortalError } from './deployed-portal';
import { NO_REMOTES, pointAtLocal, readLocalRelease, type LocalRelease } from './local-registry';
import { CHANGES, messagePage, nonceIn, pageScript } from './page-script';
import { fieldsOf, fieldsToBrowser, type Fields, type Passage } from './passing-headers';
import { readText, sendToPortal } from './send-to-portal';
import { answerLocal, answerText } from './serve-local';

const LOOPBACK = '127.0.0.1';
const REGISTRY = '/remotes.json';
const CONFIG = '/config.json';
/**
 * Problem reports of pages: in development they are shown to the developer instead of sent to the portal's operator.
 */
const REPORTS = ['/csp-report', '/telemetry'];
/** Settings and registry of the portal, in its pages: without them a page asks for those of this proxy. */
const EARLY_ANSWER = /<script type="application\/json" data-answer=.*?<\/script>/gs;
const MAX_REPORT_BYTES = 64 * 1024;

export interface FrontOptions {
  /** Port on the loopback interface; 0: any free port. */
  readonly port: number;
  /** The deployed portal; undefined: a local one, at `Front.innerPort`. */
  readonly deployed: URL | undefined;
  /** Registry file of the local portal, which may not exist yet. */
  readonly registryFile: string;
  /** Names of the apps built from source, including the shell: pages are served once each was built. */
  readonly awaited: readonly string[];
  /** One line that says what is local. */
  readonly marker: string;
  /** Handles requests outside the portal, for the page of the design system. Returns false if not its own. */
  readonly beside?: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
  readonly say: (line: string) => void;
}

export interface Front {
  readonly address: string;
  /** The port on which the local portal must listen. */
  readonly innerPort: number;
  readonly builds: BuildState;
  /** Delays requests until the promise resolves, and refuses them if it resolves to false. */
  serveAfter(isUp: Promise<boolean>): void;
  /** Serves this local release instead of the portal's own. */
  useLocal(folder: string): Promise<void>;
  close(): Promise<void>;
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  probe.close();
  await once(probe, 'close');
  return port;
}

/**
 * Turns off measurement: visits of developers are not counted. Without the owner's key the page takes the local release,
 * which nobody signed.
 */
const forDevelopment = (config: unknown): unknown => ({
  ...readObject(config, 'config'),
  analyticsId: undefined,
  analyticsUrl: undefined,
  ownerKey: undefined,
});

const pathOf = ({ url }: IncomingMessage) => (url ?? '/').split('?', 1)[0] ?? '/';
const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

/**
 * Starts the development proxy. It forwards everything to a deployed or local portal, except the releases of remotes
 * under development, which it serves itself, and the registry, which it points at them.
 * @throws PortalError when the port is taken
 */
export async function openFront(options: FrontOptions): Promise<Front> {
  const { deployed, say } = options;
  const innerPort = deployed ? 0 : await freePort();
  const portal = deployed ?? new URL(`http://${LOOPBACK}:${innerPort}`);
  const builds = createBuildState(options.awaited);
  const locals = new Map<string, LocalRelease>();
  let ready: Promise<boolean> = Promise.resolve(deployed !== undefined);

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      if (response.headersSent) response.destroy();
      else refuse(request, response, `${portal.origin} cannot be reached: ${reason}`);
    });
  });
  const port = await listen(server, options.port).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    throw new PortalError(
      `127.0.0.1:${options.port} is already in use: stop the other program, or choose another port.`,
    );
  });
  const address = `http://${LOOPBACK}:${port}`;

  const script = (nonce: string, isPortal = false) =>
    pageScript(nonce, {
      isPortal,
      changes: CHANGES,
      builds: builds.shown.builds,
      marker: options.marker,
    });

  /** Our origin as the browser sees it; undefined when it is not a loopback address. */
  function ownOrigin({ headers }: IncomingMessage): string | undefined {
    const host = headers.host ?? '';
    return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host) ? `http://${host}` : undefined;
  }

  /** Security: another site must not reach a deployed portal through this proxy, which rewrites the origin. */
  function isForeign(request: IncomingMessage): boolean {
    const own = ownOrigin(request);
    const { origin } = request.headers;
    return own === undefined || (origin !== undefined && origin !== own);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = pathOf(request);
    const isReport = request.method === 'POST' && REPORTS.includes(pathname);
    if (deployed && isForeign(request)) answerText(response, 403, 'Not from another site');
    else if (pathname === CHANGES) builds.follow(response);
    else if (deployed && isReport) await hear(request, response);
    else if (!(await options.beside?.(request, response))) await answerBuilt(request, response);
  }

  async function answerBuilt(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await builds.first;
    const pathname = pathOf(request);
    const built = [...locals.values()];
    if (await answerLocal(pathname, response, built)) return;
    if (!(await ready)) refuse(request, response, 'The server stopped: the terminal says why.');
    else if (wantsPage(request) && built.length === 0 && builds.shown.errors.length > 0) showErrors(response);
    else if (pathname === REGISTRY) await sendRegistry(request, response);
    else if (pathname === CONFIG) await sendChanged(request, response, forDevelopment);
    else await passOn(request, response);
  }

  function sendPage(response: ServerResponse, status: number, title: string, text: string): void {
    const nonce = randomBytes(16).toString('base64');
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'`,
    });
    response.end(messagePage(title, text, script(nonce)));
  }

  function refuse(request: IncomingMessage, response: ServerResponse, reason: string): void {
    if (wantsPage(request)) sendPage(response, 502, 'The portal does not answer', reason);
    else answerText(response, 502, reason);
  }

  const showErrors = (response: ServerResponse) =>
    sendPage(response, 503, 'Nothing could be built yet', 'This page appears once it can.');

  /** Prints reports of the page and does not forward them. */
  async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) if (text.length < MAX_REPORT_BYTES) text += String(chunk);
    say(`The page reports (${pathOf(request)}): ${text}`);
    response.writeHead(204).end();
  }

  function sendJson(response: ServerResponse, json: unknown, fields: Fields): void {
    const bytes = Buffer.from(JSON.stringify(json));
    for (const [name, value] of fields) response.setHeader(name, value);
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.setHeader('content-length', bytes.length);
    response.end(bytes);
  }

  /** Fetches a JSON file of the portal and sends it changed; the whole registry, whatever part the page asks for. */
  async function sendChanged(
    request: IncomingMessage,
    response: ServerResponse,
    change: (served: unknown) => unknown,
  ): Promise<void> {
    const passage = passageOf(request);
    const served = await sendToPortal(request, passage, true, pathOf(request));
    if (served.statusCode !== 200) throw new Error(`${pathOf(request)} answered ${served.statusCode ?? 0}`);
    const json = change(JSON.parse(await readText(served)));
    sendJson(response, json, fieldsToBrowser(fieldsOf(served.rawHeaders), passage, true));
  }

  async function sendRegistry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const change = (served: unknown) => pointAtLocal(served, [...locals.values()]);
    if (deployed) return sendChanged(request, response, change);
    const text = await readFile(options.registryFile, 'utf8').catch(() => undefined);
    const served: unknown = text === undefined ? NO_REMOTES : JSON.parse(text);
    sendJson(response, change(served), [['cache-control', 'no-cache']]);
    return undefined;
  }

  const passageOf = (request: IncomingMessage): Passage => ({
    // A local portal gets the name by which the browser calls it.
    local: ownOrigin(request) ?? address,
    portal,
  });

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const passage = passageOf(request);
    const answered = await sendToPortal(request, passage, wantsPage(request));
    const nonce = nonceIn(String(answered.headers['content-security-policy'] ?? ''));
    const isPage =
      nonce !== undefined && (answered.headers['content-type']?.startsWith('text/html') ?? false);
    // The shell keeps its address while its content changes.
    const isShell = !deployed && pathOf(request).startsWith('/shell/');
    const fields = fieldsToBrowser(fieldsOf(answered.rawHeaders), passage, isPage).map(([name, value]) =>
      isShell && name.toLowerCase() === 'cache-control'
        ? ([name, 'no-cache'] as const)
        : ([name, value] as const),
    );
    response.writeHead(
      answered.statusCode ?? 502,
      fields.flatMap(([name, value]) => [name, value]),
    );
    if (!isPage) {
      response.on('close', () => answered.destroy());
      answered.on('error', () => response.destroy());
      answered.pipe(response);
      return;
    }
    const page = (await readText(answered)).replaceAll(EARLY_ANSWER, '');
    response.end(page.replace('</body>', () => `${script(nonce, true)}</body>`));
  }

  return {
    address,
    innerPort,
    builds,
    serveAfter(isUp) {
      ready = isUp;
    },
    async useLocal(folder) {
      const local = await readLocalRelease(folder);
      locals.set(local.release.name, local);
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
