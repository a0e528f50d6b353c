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

/**
 * Serves the registry, the only file that changes while the server runs. Browsers revalidate it each time (304 when
 * unchanged). It is compressed in memory, once per content, because a compressed sibling on disk could not be replaced
 * in the same instant.
 */
export function registryFile(dist: string) {
  const file = path.join(dist, 'remotes.json');
  let known: ReadFile | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const found = await stat(file).catch(() => undefined);
    if (!found) return answerNotFound(reply);
    const stamp = `${found.ino} ${found.mtimeMs} ${found.size}`;
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
  };
}
