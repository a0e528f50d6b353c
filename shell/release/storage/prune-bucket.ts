import { createHash } from 'node:crypto';
import type { Bucket } from './bucket';
import { inParallel } from './in-parallel';
import { OBJECTS, POINTER, objectOf, sha256, textOf, type Folder, type Folders, type Tree } from './manifest';

/** What another host may be reading, or has stored for a registry that it is about to publish. */
const GRACE_MS = 60 * 60_000;
const REQUESTS = 'requests/';
/** Longer than a signed request is good, on clocks that differ. */
const REMEMBERED_MS = 15 * 60_000;

async function gather(
  bucket: Bucket,
  below: string,
  isOver: (key: string, at: number) => boolean,
): Promise<readonly string[]> {
  const over: string[] = [];
  for await (const { key, at } of bucket.list(below)) if (isOver(key, at)) over.push(key);
  return over;
}

/**
 * Removes what the manifest does not name, unless it was stored in the hour before the last publication: by the server's
 * clock alone.
 * @param treeOf reads what is stored of a folder
 */
export async function pruneBucket(
  bucket: Bucket,
  folders: Folders,
  treeOf: (folder: Folder) => Promise<Tree>,
): Promise<void> {
  const trees = await inParallel(Object.values(folders), treeOf);
  const needed = new Set([
    objectOf(sha256(textOf(folders))),
    ...Object.values(folders).map(({ tree }) => objectOf(tree)),
    ...trees.flatMap((tree) => Object.values(tree)).map(objectOf),
  ]);
  let publishedAt = -Infinity;
  for await (const { key, at } of bucket.list(POINTER)) if (key === POINTER) publishedAt = at;
  const over = await gather(bucket, OBJECTS, (key, at) => !needed.has(key) && at < publishedAt - GRACE_MS);
  await inParallel(over, (key) => bucket.remove(key));
}

const timeOf = (moment: number): number => Math.floor(moment / REMEMBERED_MS);

/**
 * Under which key a request is remembered.
 * @param signedAt milliseconds since 1970, as the request itself says: the same for who sends it again
 */
export const requestOf = (signedAt: number, name: string): string =>
  `${REQUESTS}${String(timeOf(signedAt))}/${createHash('sha256').update(name).digest('hex')}`;

/** Forgets the requests that are too old to be listened to. */
export async function forgetRequests(bucket: Bucket, now: number): Promise<void> {
  const isOver = (key: string) => Number(key.slice(REQUESTS.length).split('/')[0]) < timeOf(now) - 1;
  await inParallel(await gather(bucket, REQUESTS, isOver), (key) => bucket.remove(key));
}

/** Whether two moments are remembered together. */
export const isSameTime = (one: number, other: number): boolean => timeOf(one) === timeOf(other);
