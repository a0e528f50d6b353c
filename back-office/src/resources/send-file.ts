import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Services } from '../http/services';
import type { KeptFile } from '../store/kept-files';
import { sql, type Sql } from '../store/sql';

/** The content of a file, or its digest if stored outside the database. Base64 contains no colon. */
export const contentOrPlace: Sql = sql`coalesce(t.content, 'sha256:' || t.content_sha256)`;
/** JSON escapes quotes in strings, so that user input cannot match. */
const PLACE = /"content":"sha256:([0-9a-f]{64})"/;
const CONTENT = /"content":"([A-Za-z0-9+/=]+)"/;

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Text before, content in base64, text after. Each chunk but the last is a multiple of three bytes. */
async function* textAround(before: string, file: KeptFile, after: string): AsyncGenerator<Buffer> {
  yield Buffer.from(before);
  for await (const piece of file.read()) yield Buffer.from(piece.toString('base64'), 'latin1');
  yield Buffer.from(after);
}

async function bytesOf(file: KeptFile): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of file.read()) pieces.push(piece);
  return Buffer.concat(pieces);
}

/**
 * Streams what is outside the database. Lost: null content, as in Oro; damaged: aborted and reported;
 * refused by the scanner, which may know more by now: null. `body` is the row's JSON.
 * @throws ApiProblem 503 while the scanner does not answer
 */
export async function sendFile(
  reply: FastifyReply,
  body: string,
  { store, scanner }: Pick<Services, 'store' | 'scanner'>,
): Promise<FastifyReply> {
  const [place, sha256] = PLACE.exec(body) ?? [];
  const [content = '', base64] = place === undefined ? (CONTENT.exec(body) ?? []) : [place];
  if (content === '') return reply.send(body);
  const [before = '', after = ''] = body.split(content);
  const withhold = (why: string, more: object): FastifyReply => {
    reply.log.error({ sha256, ...more }, why);
    return reply.send(`${before}"content":null${after}`);
  };
  const file = sha256 === undefined ? undefined : await store.files.find(sha256);
  if (!file && base64 === undefined) return withhold('a kept file is lost', {});
  if (scanner) {
    const bytes = file ? await bytesOf(file) : Buffer.from(base64 ?? '', 'base64');
    const virus = await scanner.scan(bytes);
    if (virus !== undefined) return withhold('the virus scanner refuses a kept file', { virus });
  }
  if (!file) return reply.send(body);
  const opening = `${before}"content":"`;
  const ending = `"${after}`;
  const stream = Readable.from(textAround(opening, file, ending), { objectMode: false });
  stream.once('error', (problem) => reply.log.error(problem, 'a kept file cannot be read'));
  const length = Buffer.byteLength(opening) + base64Length(file.size) + Buffer.byteLength(ending);
  return reply.header('content-length', length).send(stream);
}
