import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { KeptFile, KeptFiles } from '../store/kept-files';
import { sql, type Sql } from '../store/sql';

/** The content of a file, or its digest if stored outside the database. Base64 contains no colon. */
export const contentOrPlace: Sql = sql`coalesce(t.content, 'sha256:' || t.content_sha256)`;
/** JSON escapes quotes in strings, so that user input cannot match. */
const PLACE = /"content":"sha256:([0-9a-f]{64})"/;

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** Text before, content in base64, text after. Each chunk but the last is a multiple of three bytes. */
async function* textAround(before: string, file: KeptFile, after: string): AsyncGenerator<Buffer> {
  yield Buffer.from(before);
  for await (const piece of file.read()) yield Buffer.from(piece.toString('base64'), 'latin1');
  yield Buffer.from(after);
}

/**
 * Sends a file as JSON. Content outside the database is streamed, so that a file of 10 MiB or a slow reader only
 * holds a few chunks in memory. A lost file has null content, as in Oro; a damaged one aborts the answer and is
 * reported to the operator.
 * @param body JSON text of the row
 */
export async function sendFile(reply: FastifyReply, body: string, files: KeptFiles): Promise<FastifyReply> {
  const [found, sha256] = PLACE.exec(body) ?? [];
  if (found === undefined || sha256 === undefined) return reply.send(body);
  const file = await files.find(sha256);
  const [before = '', after = ''] = body.split(found);
  if (!file) {
    reply.log.error({ sha256 }, 'a kept file is lost');
    return reply.send(`${before}"content":null${after}`);
  }
  const opening = `${before}"content":"`;
  const ending = `"${after}`;
  const stream = Readable.from(textAround(opening, file, ending), { objectMode: false });
  stream.once('error', (problem) => reply.log.error(problem, 'a kept file cannot be read'));
  const length = Buffer.byteLength(opening) + base64Length(file.size) + Buffer.byteLength(ending);
  return reply.header('content-length', length).send(stream);
}
