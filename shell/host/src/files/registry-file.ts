import { createHash } from 'node:crypto';
import { readFileSync, statSync, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { acceptedEncodings } from '@portal/back-office';
import { ROLES, type Role } from '@portal/domain/access';
import { partFor } from '@portal/registry/registry-part';
import type { FastifyReply, FastifyRequest } from 'fastify';
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

const stampOf = ({ ino, mtimeMs, size }: Stats): string => `${ino} ${mtimeMs} ${size}`;

/** Undefined in a malformed file. */
function serialIn(text: string): number | undefined {
  try {
    const { serial } = JSON.parse(text) as { readonly serial?: unknown };
    return Number.isSafeInteger(serial) ? Number(serial) : undefined;
  } catch {
    return undefined;
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
  /**
   * Answers with the registry: with `?role=AGENT` the part for that role (decision 0053), else the whole. Browsers
   * revalidate it each time (304 when unchanged). It is compressed in memory, once per content and role, because a
   * compressed sibling on disk could not be replaced in the same instant.
   */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export function serveRegistry(dist: string): ServedRegistry {
  const file = path.join(dist, 'remotes.json');
  let known: ReadFile | undefined;
  let told: { readonly stamp: string; readonly serial: number | undefined } | undefined;
  let lookedAt = -Infinity;

  function look(): typeof told {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return undefined;
    const stamp = stampOf(found);
    return told?.stamp === stamp ? told : { stamp, serial: serialIn(readFileSync(file, 'utf8')) };
  }

  return {
    serial() {
      if (performance.now() - lookedAt < LOOK_MS) return told?.serial;
      try {
        told = look();
      } catch {
        told = undefined;
      }
      lookedAt = performance.now();
      return told?.serial;
    },
    async send(request, reply) {
      const found = await stat(file).catch(() => undefined);
      if (!found) return answerNotFound(reply);
      const stamp = stampOf(found);
      if (known?.stamp !== stamp) known = { stamp, whole: await readFile(file), parts: new Map() };
      const { role } = request.query as { readonly role?: unknown };
      const part = await partOf(
        known,
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
