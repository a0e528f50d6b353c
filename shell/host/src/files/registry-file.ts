import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { acceptedEncodings } from '@portal/back-office';
import { ROLES, type Role } from '@portal/domain/access';
import { partFor } from '@portal/registry/registry-part';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCurrentRegistry, stampOf } from './current-registry';
import { answerNotFound } from './static-files';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

interface ReadPart {
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The file as it was read, and the parts of it that were asked for. */
interface ReadFile {
  /** Identifies the content of the file. */
  readonly stamp: string;
  /** Undefined without a readable registry. */
  readonly serial: number | undefined;
  /** Why another registry than that of the file is served. */
  readonly problem: string | undefined;
  /** What is served: as it is in the file, where neither file nor history has a registry. */
  readonly whole: Buffer;
  readonly parts: Map<Role | undefined, Promise<ReadPart>>;
}

async function compressed(plain: Buffer): Promise<ReadPart> {
  const [br, gz] = await Promise.all([compressors.br(plain), compressors.gzip(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { etag, plain, br, gzip: gz };
}

/** The bytes for a role; the file as it is when it is no registry: the page says so and takes the last good one. */
function bytesFor(whole: Buffer, role: Role | undefined): Buffer {
  if (role === undefined) return whole;
  try {
    return Buffer.from(JSON.stringify(partFor(JSON.parse(whole.toString('utf8')), role)));
  } catch {
    return whole;
  }
}

function partOf({ whole, parts }: ReadFile, role: Role | undefined): Promise<ReadPart> {
  const known = parts.get(role);
  if (known) return known;
  const part = compressed(bytesFor(whole, role));
  parts.set(role, part);
  return part;
}

function read(dist: string, stamp: string): ReadFile {
  const parts = new Map<Role | undefined, Promise<ReadPart>>();
  try {
    const { registry, bytes: whole, problem } = readCurrentRegistry(dist);
    return { stamp, serial: registry.serial, problem, whole, parts };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const problem = `remotes.json cannot be read (${why}), and the history has no registry`;
    const whole = readFileSync(path.join(dist, 'remotes.json'));
    return { stamp, serial: undefined, problem, whole, parts };
  }
}

/** For how long the serial is taken as known: each response asks for it. */
const LOOK_MS = 250;

/** `remotes.json`, the only file that changes while the server runs. */
export interface ServedRegistry {
  /**
   * The serial of the registry on disk, at most a quarter of a second old; undefined without a readable one. It is read
   * synchronously: a request whose client has closed its side must not wait.
   */
  serial(): number | undefined;
  /** Why another registry than that of the file is served; undefined while all is well. */
  problem(): string | undefined;
  /**
   * Answers with the registry: with `?role=AGENT` the part for that role (decision 0053), else the whole. Browsers
   * revalidate it each time (304 when unchanged). It is compressed in memory, once per content and role, because a
   * compressed sibling on disk could not be replaced in the same instant.
   */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
  /** The part for a role, as `send` answers it, for a page to start with; undefined without a readable registry. */
  partFor(role: Role): Promise<string | undefined>;
}

/**
 * Serves the registry of a `dist`. When the file is none, because somebody edited it, first visits go on with the newest
 * one of the history.
 * @param report gets each such problem once
 */
export function serveRegistry(
  dist: string,
  report: (problem: string) => void = () => undefined,
): ServedRegistry {
  let known: ReadFile | undefined;
  let lookedAt = -Infinity;

  /** The file as it is now; undefined when there is none. */
  function current(): ReadFile | undefined {
    const stamp = stampOf(dist, known?.stamp);
    if (stamp === known?.stamp) return known;
    known = stamp === undefined ? undefined : read(dist, stamp);
    if (known?.problem !== undefined) report(known.problem);
    return known;
  }

  function lookAgain(): ReadFile | undefined {
    if (performance.now() - lookedAt < LOOK_MS) return known;
    lookedAt = performance.now();
    try {
      return current();
    } catch {
      known = undefined;
      return undefined;
    }
  }

  return {
    serial: () => lookAgain()?.serial,
    problem: () => lookAgain()?.problem,
    async partFor(role) {
      const found = current();
      if (found?.serial === undefined) return undefined;
      return (await partOf(found, role)).plain.toString('utf8');
    },
    async send(request, reply) {
      const found = current();
      if (!found) return answerNotFound(reply);
      const { role } = request.query as { readonly role?: unknown };
      const part = await partOf(
        found,
        ROLES.find((each) => each === role),
      );
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('etag', part.etag)
        .header('vary', 'Accept-Encoding');
      if (request.headers['if-none-match'] === part.etag) return reply.code(304).send();
      const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
      return encoding === undefined
        ? reply.send(part.plain)
        : reply.header('content-encoding', encoding).send(part[encoding]);
    },
  };
}
