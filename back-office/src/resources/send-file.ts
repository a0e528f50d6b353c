import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { KeptFile, KeptFiles } from '../store/kept-files';
import { sql, type Sql } from '../store/sql';

/** The content of a file as its row has it, or where it lies. A colon is no letter of base64. */
export const contentOrPlace: Sql = sql`coalesce(t.content, 'sha256:' || t.content_sha256)`;
/** Quotes inside of a JSON text are escaped: nothing that somebody typed looks like this. */
const PLACE = /"content":"sha256:([0-9a-f]{64})"/;

const base64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

/** The text before, the bytes in base64 a piece at a time, the text after. Each piece but the last is a multiple of three. */
async function* textAround(before: string, file: KeptFile, after: string): AsyncGenerator<Buffer> {
  yield Buffer.from(before);
  for await (const piece of file.read()) yield Buffer.from(piece.toString('base64'), 'latin1');
  yield Buffer.from(after);
}

/**
 * Sends a file as JSON. Bytes that lie beside the database go out as they are read: a file of 10 MiB, or a reader that
 * takes it slowly, holds a few pieces of it in memory. One that is lost has no content (null), as on an Oro back office;
 * one that is damaged breaks off, and is told to the operator.
 * @param body what was read of its row
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
