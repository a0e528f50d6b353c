import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { boundAnswers, compressAnswers, type AnswersUnderWay } from '@portal/back-office';
import { ROLES, type Role } from '@portal/domain/access';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fileBounds } from './files/bound-files';
import { createFirstPaints } from './page/first-paint/create-first-paint';
import { htmlPage } from './page/html-page';
import { newNumber, numberCookie, numberIn } from './shells/canary-number';
import { createServedShells } from './shells/served-shells';
import { createPages, isHidden } from './page/known-pages';
import { problemOf } from './start/last-resort';
import { serveOperations, type OperationsOptions } from './operations/operations';
import { pageMeta } from './page/page-meta';
import { collectPolicyReports, type PolicyReports } from './telemetry/policy-reports';
import type { ServedRegistry } from './files/registry-file';
import { documentHeaders } from './page/security-headers';
import { serveDiscovery } from './page/serve-discovery';
import { ownerKeyIn } from './signatures/owner-key';
import { answerNotFound, HEAD_TOO, sendFile } from './files/static-files';
import { collectTelemetry, type BeaconListener } from './telemetry/telemetry';
import { passOn, pathOf, type UpstreamGroup } from './upstream/upstream';

const NONCE_BYTES = 18;
/** Each page has its own nonce and is compressed on the fly: two milliseconds for a server-rendered one. */
const OF_PAGES = { of: /^text\/html\b/, brotliQuality: 5, brotliWindow: 22, gzipLevel: 6 };
/** Addresses that look like files: a missing image must not be answered with a page. */
const ASSET = /\.(css|gif|ico|jpe?g|js|json|map|mp4|pdf|php|png|svg|txt|vtt|webmanifest|webp|woff2?|xml)$/i;
const READABLE = new Set(['GET', 'HEAD']);

export interface SiteSettings {
  /** Folder of the builds: shell, remotes, registry. */
  readonly dist: string;
  /** Folder of the files at the root of the site: favicon, video, PDF. */
  readonly publicFolder: string;
  readonly config: object;
  /** Public key of the portal's owner, if set; else the one that `dist` names counts. */
  readonly ownerKey?: string | undefined;
  /** The version of the shell that every page gets, listed or not: how a release is tried before it is deployed. */
  readonly shellVersion?: string | undefined;
  /** Origin at which browsers reach the portal, if known. */
  readonly publicUrl: string | undefined;
  /** False when search engines must not index the site. */
  readonly isIndexed?: boolean;
  /** Contact for security reports, `mailto:` or `https:`; without it there is no `security.txt`. */
  readonly securityContact?: string | undefined;
  /** Address of the analytics service, whose origin pages may call. */
  readonly analyticsUrl?: string | undefined;
  readonly upstreams: readonly UpstreamGroup[];
  /** Gets what pages tell of their visits and problems. */
  readonly onBeacon?: BeaconListener | undefined;
}

export interface SiteOptions extends SiteSettings {
  readonly isSecure: boolean;
  readonly registry: ServedRegistry;
  readonly underWay: AnswersUnderWay;
  /** Paths answered by another server. */
  readonly passedOn: readonly string[];
  readonly operations: OperationsOptions;
  /** Requests an address of the content service through this server. */
  readonly ask: (address: string) => Promise<{ readonly status: number; readonly body: string }>;
}

/** Serves everything but the back office's API: pages, files, operations and telemetry endpoints. */
export function serveSite(app: FastifyInstance, options: SiteOptions): PolicyReports {
  const { dist, publicFolder, publicUrl, config } = options;
  const policy = {
    isSecure: options.isSecure,
    reach: options.analyticsUrl ? [new URL(options.analyticsUrl).origin] : [],
  };
  compressAnswers(app, OF_PAGES);
  boundAnswers(app, options.underWay, fileBounds(options.passedOn));

  serveOperations(app, options.operations);
  const settings = () => ({ ...config, ownerKey: ownerKeyIn(dist, options.ownerKey) });
  app.get('/config.json', HEAD_TOO, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(settings()),
  );
  app.get('/remotes.json', HEAD_TOO, options.registry.send);
  // Public like the registry, whose keys and claims it has: who may ship what is no secret.
  app.get('/ownership.json', HEAD_TOO, (request, reply) =>
    sendFile(request, reply, { folder: dist, relative: 'ownership.json', freshness: 'checked' }),
  );
  for (const folder of ['shell', 'remotes'])
    app.get<{ Params: { '*': string } }>(`/${folder}/*`, HEAD_TOO, (request, reply) =>
      sendFile(request, reply, {
        folder: path.join(dist, folder),
        relative: request.params['*'],
        freshness: 'immutable',
      }),
    );
  const reports = collectPolicyReports(app, publicUrl);
  collectTelemetry(app, { publicUrl, onBeacon: options.onBeacon });
  for (const { upstream, ...group } of options.upstreams) {
    if (upstream.kind === 'remote') passOn(app, group, upstream.url);
  }

  const site = { publicUrl, isIndexed: options.isIndexed ?? true };
  const pages = createPages(dist);
  const shells = createServedShells({
    dist,
    ownerKey: options.ownerKey,
    only: options.shellVersion,
    report: (problem) => app.log.error(problem),
  });
  const firstPaints = createFirstPaints({
    dist,
    shells,
    config,
    ownerKey: options.ownerKey,
    ask: options.ask,
    report: (problem) =>
      app.log.warn({ problem: problemOf(problem) }, 'a page opens without its first paint'),
  });
  serveDiscovery(app, { site, pages, securityContact: options.securityContact });

  /** The shell of a page; sets the browser's number while a canary of the shell runs, and takes it back after. */
  async function shellFor({ headers, query }: FastifyRequest, reply: FastifyReply) {
    const listed = shells.listed();
    const before = numberIn(headers.cookie);
    const number = listed?.canary ? (before ?? newNumber()) : undefined;
    if (number !== before) reply.header('set-cookie', numberCookie(number, options.isSecure));
    const { shell: preview } = query as { readonly shell?: unknown };
    const asked = typeof preview === 'string' ? preview : undefined;
    return { ...(await shells.choose({ preview: asked, number })), previews: listed?.previews };
  }

  /** Settings, and the registry for who seems to visit: without them no page starts, so that they come with it. */
  async function answersFor(role: Role) {
    const registry = await options.registry.partFor(role);
    return [
      { address: '/config.json', text: JSON.stringify(settings()) },
      ...(registry === undefined ? [] : [{ address: `/remotes.json?role=${role}`, text: registry }]),
    ];
  }

  async function sendPage(
    pathname: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const known = await pages();
    const { shell, before, isOrdinary, previews } = await shellFor(request, reply);
    const role = roleIn(request.headers.cookie);
    // The header and footer that the server draws are those of the ordinary shell.
    const [first, skeletons] = isOrdinary
      ? await Promise.all([firstPaints.at(pathname), firstPaints.skeletonsAt(pathname, role)])
      : [];
    const meta = pageMeta(pathname, site, known);
    const answers = await answersFor(role);
    const page = htmlPage({ shell, before }, nonce, { meta, first, skeletons, previews, answers });
    // The shell shows a message; the status is for machines.
    if (known?.has(pathname) === false) reply.code(404);
    return reply.headers(documentHeaders(nonce, policy)).header('vary', 'Accept-Encoding').send(page);
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (!READABLE.has(request.method)) {
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n');
    }
    const where = pathOf(request);
    if (isHidden(where)) return answerNotFound(reply);
    if (ASSET.test(where)) {
      const relative = where.slice(1);
      return sendFile(request, reply, { folder: publicFolder, relative, freshness: 'checked' });
    }
    const accepts = request.headers.accept ?? '*/*';
    if (accepts.includes('text/html')) return sendPage(where, request, reply);
    // A client that accepts anything does not show a "not found" page to a person.
    return accepts.includes('*/*') && (await pages())?.has(where) !== false
      ? sendPage(where, request, reply)
      : answerNotFound(reply);
  });
  return reports;
}

const ROLE_COOKIE = /(?:^|;\s*)portal-role=([A-Z]+)(?:;|$)/;

/**
 * Who seems to visit: the role that the page before noted in this browser (`note-role.ts` of the page), else a visitor. A
 * page has the part of the registry for that role (decision 0053), and its skeleton, which would make a visitor's page
 * heavier. It grants nothing: every part is public, and has what a visitor may open; a page that finds that it needs another
 * one asks for it.
 * @param cookies the `Cookie` header of a request
 */
function roleIn(cookies: string | undefined): Role {
  const [, noted] = ROLE_COOKIE.exec(cookies ?? '') ?? [];
  return ROLES.find((role) => role === noted) ?? 'VISITOR';
}
