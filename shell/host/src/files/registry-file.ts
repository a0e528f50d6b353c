import { createHash } from 'node:crypto';
import { readFileSync, statSync, type Stats } from 'node:fs';
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
  readonly etag: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

async function read(file: string, stamp: string): Promise<ReadFile> {
  const plain = await readFile(file);
  const [br, gz] = await Promise.all([compressors.br(plain), compressors.gzip(plain)]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 16)}"`;
  return { stamp, etag, plain, br, gzip: gz };
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
   * Answers with the registry. Browsers revalidate it each time (304 when unchanged). It is compressed in memory, once
   * per content, because a compressed sibling on disk could not be replaced in the same instant.
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
      if (known?.stamp !== stamp) known = await read(file, stamp);
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('etag', known.etag)
        .header('vary', 'Accept-Encoding');
      if (request.headers['if-none-match'] === known.etag) return reply.code(304).send();
      const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
      return encoding === undefined
        ? reply.send(known.plain)
        : reply.header('content-encoding', encoding).send(known[encoding]);
    },
  };
}
