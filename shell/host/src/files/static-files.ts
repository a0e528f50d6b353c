import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { acceptedEncodings } from '@portal/back-office';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_TYPES } from './media-types';

/** Plain folder and file names: no hidden files and no `..`, whatever the URL encoding. */
const PLAIN_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
/** Also answers HEAD requests. */
export const HEAD_TOO = { exposeHeadRoute: true } as const;
const RANGE = /^bytes=(\d*)-(\d*)$/;

/** Browser caching. `checked` is revalidated each time, which costs a 304. */
export type Freshness = 'immutable' | 'checked';

interface FoundFile {
  readonly full: string;
  readonly size: number;
  readonly etag: string;
}

async function find(full: string): Promise<FoundFile | undefined> {
  const found = await stat(full).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return { full, size: found.size, etag: `"${found.size.toString(36)}-${found.mtimeMs.toString(36)}"` };
}

async function findEncoded(full: string, accepts: string | undefined) {
  for (const encoding of acceptedEncodings(accepts)) {
    const file = await find(full + SUFFIXES[encoding]);
    if (file) return { encoding, file };
  }
  return undefined;
}

/** A 404 as text: a script request answered with HTML or JSON might be taken for the script (MF2). */
export function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/** The requested byte range, used for seeking in a video; undefined for the whole file. */
function readRange(header: string | undefined, size: number) {
  const match = RANGE.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, first = '', last = ''] = match;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { start, end };
}

const open = (file: string, range?: { start: number; end: number }): ReadStream =>
  createReadStream(file, range);

/**
 * Sends the current file on disk, so that removed or restored releases take effect at once.
 * @param folder absolute; files outside it are never sent
 * @param relative decoded path below it, from the URL
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, relative, freshness }: { folder: string; relative: string; freshness: Freshness },
): Promise<FastifyReply> {
  const type = MEDIA_TYPES[path.extname(relative)];
  if (!PLAIN_PATH.test(relative) || type === undefined) return answerNotFound(reply);
  const full = path.join(folder, relative);
  const plain = await find(full);
  if (!plain) return answerNotFound(reply);

  const encoded = await findEncoded(full, request.headers['accept-encoding']);
  const file = encoded?.file ?? plain;
  reply
    .type(type)
    .header('cache-control', freshness === 'immutable' ? IMMUTABLE : 'no-cache')
    .header('etag', file.etag)
    .header('vary', 'Accept-Encoding');
  if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  // The browser's PDF viewer does not work under the strictest policy.
  if (type === 'application/pdf') reply.header('content-security-policy', "frame-ancestors 'none'");
  if (encoded) {
    return reply
      .header('content-encoding', encoded.encoding)
      .header('content-length', file.size)
      .send(open(file.full));
  }
  return sendBytes(request, reply.header('accept-ranges', 'bytes'), plain);
}

function sendBytes(request: FastifyRequest, reply: FastifyReply, { full, size }: FoundFile): FastifyReply {
  const range = readRange(request.headers.range, size);
  if (!range) return reply.header('content-length', size).send(open(full));
  const { start, end } = range;
  if (start > end) return reply.code(416).header('content-range', `bytes */${size}`).send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(open(full, range));
}
