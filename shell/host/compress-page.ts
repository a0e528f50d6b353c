import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { takesEncoding } from './takes-encoding';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Each page has a nonce of its own, so it is compressed while its reader waits: two milliseconds for one that is drawn. */
const QUALITY = 5;

/**
 * Sends a page in the smallest form that the browser takes. What it says back of its address stands beside a nonce that
 * is never used twice, so its length tells nobody a secret.
 * @param accepts header of the request
 */
export async function sendCompressed(
  reply: FastifyReply,
  page: string,
  accepts: string | undefined,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding');
  if (takesEncoding(accepts, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
    return reply.header('content-encoding', 'br').send(await brotli(page, { params }));
  }
  if (takesEncoding(accepts, 'gzip')) return reply.header('content-encoding', 'gzip').send(await zip(page));
  return reply.send(page);
}
