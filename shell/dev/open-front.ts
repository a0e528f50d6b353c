import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readObject } from '@portal/registry/read-json';
import { createBuildState, type BuildState } from './build-state';
import { NO_REMOTES, pointAtLocal, readLocalRelease, type LocalRelease } from './local-registry';
import { CHANGES, messagePage, nonceIn, pageScript } from './page-script';
import { fieldsOf, fieldsToBrowser, type Fields, type Passage } from './passing-headers';
import { readText, sendToPortal } from './send-to-portal';
import { answerLocal, answerText } from './serve-local';

const LOOPBACK = '127.0.0.1';
const REGISTRY = '/remotes.json';
const CONFIG = '/config.json';
/** What pages tell the portal of themselves: in development that is for the developer, not for whoever runs it. */
const REPORTS = ['/csp-report', '/telemetry'];
const MAX_REPORT_BYTES = 64 * 1024;

/** What stands before a portal in development. */
export interface FrontOptions {
  /** Where browsers come, on the loopback only; 0: any free port. */
  readonly port: number;
  /** The deployed portal; undefined: one on this machine, at `Front.innerPort`. */
  readonly deployed: URL | undefined;
  /** File of the registry of the portal on this machine, which may not exist yet. */
  readonly registryFile: string;
  /** Names of the apps built from source, the shell included: nothing is shown before each was tried. */
  readonly awaited: readonly string[];
  /** What is local, in one line. */
  readonly marker: string;
  /** Answers requests that are of neither: the page of the design system. False: not its own. */
  readonly beside?: (
    request: IncomingMessage,
    response: ServerResponse,
    script: (nonce: string) => string,
  ) => Promise<boolean>;
  readonly say: (line: string) => void;
}

export interface Front {
  readonly address: string;
  /** Where the portal on this machine must listen. */
  readonly innerPort: number;
  readonly builds: BuildState;
  /** From now on requests wait for this, and are refused when it says that nobody answers. */
  serveAfter(isUp: Promise<boolean>): void;
  /** From now on this release takes the place of the portal's own. */
  useLocal(folder: string): Promise<void>;
  close(): Promise<void>;
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** A port that nobody uses now. */
async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0);
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The settings of a portal for somebody who develops: their visits are not counted among its own. */
const withoutMeasurement = (config: unknown): unknown => ({
  ...readObject(config, 'config'),
  analyticsId: undefined,
  analyticsUrl: undefined,
});

const pathOf = ({ url }: IncomingMessage) => (url ?? '/').split('?', 1)[0] ?? '/';
const wantsPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

/**
 * Opens the local address of development. It passes everything on to a portal, deployed or on this machine, except the
 * releases of the remotes that are worked on, which it serves itself, and the registry, which it points at them.
 * @throws Error with the code EADDRINUSE when the port is taken
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
  const port = await listen(server, options.port);
  const address = `http://${LOOPBACK}:${port}`;

  const script = (nonce: string) =>
    pageScript(nonce, { changes: CHANGES, build: builds.shown.build, marker: options.marker });

  /** The origin that the browser calls us by; undefined when it is none of the loopback's. */
  function ownOrigin({ headers }: IncomingMessage): string | undefined {
    const host = headers.host ?? '';
    return /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host) ? `http://${host}` : undefined;
  }

  /** Another site must not reach a deployed portal through us, under an origin that we made look like its own. */
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
    else if (!(await options.beside?.(request, response, script))) await answerBuilt(request, response);
  }

  async function answerBuilt(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await builds.first;
    const pathname = pathOf(request);
    const built = [...locals.values()];
    if (await answerLocal(pathname, response, built)) return;
    if (!(await ready)) refuse(request, response, 'The server stopped: the terminal says why.');
    else if (wantsPage(request) && built.length === 0 && builds.shown.errors.length > 0) showErrors(response);
    else if (pathname === REGISTRY) await sendRegistry(request, response);
    else if (deployed && pathname === CONFIG) await sendChanged(request, response, withoutMeasurement);
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

  /** Reports of a page that is worked on concern nobody but whoever works on it. */
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

  /** Asks the deployed portal for a JSON file, and answers with what is made of it. */
  async function sendChanged(
    request: IncomingMessage,
    response: ServerResponse,
    change: (served: unknown) => unknown,
  ): Promise<void> {
    const passage = passageOf(request);
    const served = await sendToPortal(request, passage, true);
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
    // A portal of our own is told the name by which the browser calls it.
    local: ownOrigin(request) ?? address,
    portal,
  });

  async function passOn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const passage = passageOf(request);
    const answered = await sendToPortal(request, passage, wantsPage(request));
    const nonce = nonceIn(String(answered.headers['content-security-policy'] ?? ''));
    const isPage =
      nonce !== undefined && (answered.headers['content-type']?.startsWith('text/html') ?? false);
    // The shell keeps its address while it changes too.
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
    response.end((await readText(answered)).replace('</body>', () => `${script(nonce)}</body>`));
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
