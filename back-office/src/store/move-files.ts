import type { Database } from './database';
import type { KeptFiles } from './kept-files';
import { SMALL_BYTES } from './file-folder';
import { sql } from './sql';

interface FileRow {
  readonly id: number;
  readonly content: string;
}

/** Base64 length of the smallest file that is stored outside its row. */
const SMALL_CHARACTERS = Math.ceil(SMALL_BYTES / 3) * 4;
/** Bytes. Moving files out of rows also fills the WAL, which only a checkpoint frees. */
const CHECKPOINT_EVERY = 64 * 1024 * 1024;

/**
 * Moves files out of their rows, in a store (or a copy) from before schema 4. One statement per file, so that it can
 * be interrupted at any time and needs the memory of one file. Content that is not valid base64 stays, since it could
 * not be restored exactly.
 * @returns how many were moved
 */
export async function moveFilesOut(database: Database, files: KeptFiles): Promise<number> {
  let moved = 0;
  let bytesMoved = 0;
  for (let after = 0; ;) {
    const [row] = await database.rows<FileRow>(sql`select id, content from files
      where id > ${after} and content_sha256 is null and octet_length(content) >= ${SMALL_CHARACTERS}
      order by id limit 1`);
    if (!row) break;
    after = row.id;
    const bytes = Buffer.from(row.content, 'base64');
    if (bytes.toString('base64') !== row.content) continue;
    const { content, content_sha256 } = await files.keep(bytes);
    if (content_sha256 === null) continue;
    await database.rows(sql`update files set content = ${content}, content_sha256 = ${content_sha256}
      where id = ${row.id} and content_sha256 is null`);
    moved += 1;
    bytesMoved += bytes.length;
    if (bytesMoved < CHECKPOINT_EVERY) continue;
    await database.script('checkpoint');
    bytesMoved = 0;
  }
  return moved;
}
