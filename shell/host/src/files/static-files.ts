import path from 'node:path';
import { acceptedEncodings } from '@portal/back-office';
import send from '@fastify/send';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_TYPES } from './media-types';

/** Plain folder and file names: no hidden files and no `..`, whatever the URL encoding. */
const PLAIN_PATH = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const SUFFIXES = { br: '.br', gzip: '.gz' } as const;
/** Also answers HEAD requests. */
export const HEAD_TOO = { exposeHeadRoute: true } as const;

/** Browser caching. `checked` is revalidated each time, which costs a 304. */
export type Freshness = 'immutable' | 'checked';

/** A 404 as text: a script request answered with HTML or JSON might be taken for the script. */
export function answerNotFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('Not found\n');
}

/**
 * Sends the current file on disk, or the compressed one beside it, so that removed or restored releases take effect at
 * once. Parts of a file, for the seeking of a video, are of the plain one.
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
  for (const encoding of [...acceptedEncodings(request.headers['accept-encoding']), undefined]) {
    const found = await send(request.raw, encoding ? relative + SUFFIXES[encoding] : relative, {
      root: folder,
      index: false,
      cacheControl: false,
      contentType: false,
      lastModified: false,
      acceptRanges: encoding === undefined,
    });
    if (found.statusCode === 404 || found.type === 'directory') continue;
    reply.code(found.statusCode).header('vary', 'Accept-Encoding');
    if (found.type === 'error') {
      const { 'Content-Range': range } = found.headers;
      return (range === undefined ? reply : reply.header('content-range', range)).send();
    }
    reply.headers(found.headers);
    reply.type(type).header('cache-control', freshness === 'immutable' ? IMMUTABLE : 'no-cache');
    if (encoding) reply.header('content-encoding', encoding);
    // The browser's PDF viewer does not work under the strictest policy.
    if (type === 'application/pdf') reply.header('content-security-policy', "frame-ancestors 'none'");
    return reply.send(found.stream);
  }
  return answerNotFound(reply);
}
