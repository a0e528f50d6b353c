import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { acceptedEncodings } from '@portal/back-office';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from './static-files';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) } as const;

interface ReadFile {
  /** Identifies the content of the file. */
  readonly stamp: string;
  /** Undefined in a malformed file. */
  readonly serial: number | undefined;
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

async function readFrom(file: string, stamp: string): Promise<ReadFile> {
  const plain = await readFile(file);
  const [br, gz] = await Promise.all([compressors.br(plain), compressors.gzip(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { stamp, serial: serialIn(plain), etag, plain, br, gzip: gz };
}

function serialIn(plain: Buffer): number | undefined {
  try {
    const { serial } = JSON.parse(plain.toString()) as { readonly serial?: unknown };
    return Number.isSafeInteger(serial) ? Number(serial) : undefined;
  } catch {
    return undefined;
  }
}

/** For how long the serial is taken as known: each response asks for it. */
const LOOK_MS = 250;

/** `remotes.json`, the only file that changes while the server runs. */
export interface ServedRegistry {
  /** The serial of the registry on disk, at most a quarter of a second old; undefined without a readable one. */
  serial(): Promise<number | undefined>;
  /**
   * Answers with the registry. Browsers revalidate it each time (304 when unchanged). It is compressed in memory, once
   * per content, because a compressed sibling on disk could not be replaced in the same instant.
   */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

export function serveRegistry(dist: string): ServedRegistry {
  const file = path.join(dist, 'remotes.json');
  let known: ReadFile | undefined;
  let lookedAt = -Infinity;
  let underway: Promise<ReadFile | undefined> | undefined;

  async function read(): Promise<ReadFile | undefined> {
    const found = await stat(file).catch(() => undefined);
    if (!found) return undefined;
    const stamp = `${found.ino} ${found.mtimeMs} ${found.size}`;
    return known?.stamp === stamp ? known : readFrom(file, stamp);
  }

  function look(): Promise<ReadFile | undefined> {
    underway ??= read()
      .then((found) => (known = found))
      .finally(() => {
        lookedAt = performance.now();
        underway = undefined;
      });
    return underway;
  }

  return {
    async serial() {
      const isKnown = performance.now() - lookedAt < LOOK_MS;
      return (isKnown ? known : await look().catch(() => undefined))?.serial;
    },
    async send(request, reply) {
      const found = await look();
      if (!found) return answerNotFound(reply);
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('etag', found.etag)
        .header('vary', 'Accept-Encoding');
      if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
      const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
      return encoding === undefined
        ? reply.send(found.plain)
        : reply.header('content-encoding', encoding).send(found[encoding]);
    },
  };
}
