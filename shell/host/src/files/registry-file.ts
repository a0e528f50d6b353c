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
  /** Tells one content of the file from the next. */
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
 * Serves the registry, the one file that changes under the running server: asked for again each time (304 when it is
 * the same), and compressed once for each content, since a sibling could not be replaced in the same instant.
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
