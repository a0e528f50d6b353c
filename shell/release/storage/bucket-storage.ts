import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ReleaseAddress } from '@portal/host/settings/release-address';
import { whileAloneInFolder } from '../release-lock';
import { Refusal, refuse } from '../refusal';
import { registryFileOf } from '../release-folders';
import { parseRegistry } from '../written-registry';
import { DamagedObject, openBucket, type Bucket } from './bucket';
import { takeLease } from './bucket-lock';
import { followFolders } from './follow-folders';
import { inParallel } from './in-parallel';
import {
  POINTER,
  objectOf,
  readFolders,
  readPointer,
  readTree,
  sha256,
  textOf,
  type Folder,
  type Folders,
  type Pointer,
  type Tree,
} from './manifest';
import { forgetRequests, isSameTime, pruneBucket, requestOf } from './prune-bucket';
import type { Change, ReleaseStorage } from './release-storage';
import { REGISTRY, collectFolders, isOfRelease } from './shared-folders';

/** Beside what is removed with releases: what killed uploads and earlier manifests left. */
const SERIALS_PER_PRUNING = 20;

/** What the bucket says is served. */
interface Head {
  /** Of the pointer. */
  readonly etag: string;
  readonly folders: Folders;
  readonly registry: string;
}

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Keeps the releases of a portal in a bucket (decision 0057). Everything in it is named by its content and never
 * changes, but for one small object that says which manifest is served: replacing that, under the condition that it is
 * still the one that was read, is what publishes.
 */
export async function bucketStorage(dist: string, address: ReleaseAddress): Promise<ReleaseStorage> {
  const bucket: Bucket = await openBucket(address);
  /** Digest → folder: they never change. */
  let trees = new Map<string, Tree>();
  /** ETag of the pointer that the working copy follows. */
  let followed: string | undefined;
  let forgotAt = -Infinity;

  async function fetchObject(digest: string, what: string): Promise<Buffer> {
    const found = await bucket.get(objectOf(digest));
    const name = `${what} in ${bucket.place} (${objectOf(digest)})`;
    if (!found || found === 'unchanged') throw new DamagedObject(`${name} is missing.`);
    if (sha256(found.bytes) !== digest)
      throw new DamagedObject(`${name} is damaged: its bytes are not those of its name.`);
    return found.bytes;
  }

  async function treeOf({ tree }: Folder): Promise<Tree> {
    const known = trees.get(tree) ?? readTree(await fetchObject(tree, 'A folder'));
    trees.set(tree, known);
    return known;
  }

  async function headAt({ bytes, etag }: { bytes: Buffer; etag: string }): Promise<Head> {
    const { manifest } = readPointer(bytes, bucket.place);
    const folders = readFolders(await fetchObject(manifest, 'The manifest'));
    const root = await treeOf(folders[''] ?? refuse(`The manifest in ${bucket.place} has no registry.`));
    const registry = await fetchObject(root[REGISTRY] ?? '', REGISTRY);
    return { etag, folders, registry: registry.toString('utf8') };
  }

  async function readHead(): Promise<Head | undefined> {
    const found = await bucket.get(POINTER);
    return found && found !== 'unchanged' ? headAt(found) : undefined;
  }

  async function follow({ folders, etag }: Head, say: (line: string) => void): Promise<void> {
    await followFolders(dist, folders, { treeOf, fetch: fetchObject, say });
    const current = new Set(Object.values(folders).map(({ tree }) => tree));
    trees = new Map([...trees].filter(([tree]) => current.has(tree)));
    followed = etag;
  }

  const isServed = ({ registry }: Head): boolean => readFileSync(registryFileOf(dist), 'utf8') === registry;

  /** Whether the bucket has this very pointer: an answer may have been lost on its way. */
  async function etagOf(pointer: Pointer): Promise<string | undefined> {
    const found = await bucket.get(POINTER);
    if (!found || found === 'unchanged') return undefined;
    return readPointer(found.bytes, bucket.place).id === pointer.id ? found.etag : undefined;
  }

  /** Stores what is new, and then publishes it. @throws Refusal with the bucket's registry as it was */
  async function publishFrom(head: Head | undefined, registry: string, check: () => void): Promise<Head> {
    const { folders, contents } = collectFolders(dist, head?.folders, registry);
    const stored = await digestsIn(head);
    const fresh = [...contents].filter(([digest]) => !stored.has(digest));
    await inParallel(fresh, async ([digest, content]) => {
      const bytes = 'file' in content ? readFileSync(content.file) : content.text;
      if (sha256(bytes) !== digest)
        refuse('A file changed while it was stored. Nothing was changed: run it again.');
      await bucket.put(objectOf(digest), bytes);
    });
    const manifest = textOf(folders);
    await bucket.put(objectOf(sha256(manifest)), manifest);
    check();
    const { serial } = parseRegistry(registry);
    const pointer: Pointer = { schema: 1, serial, manifest: sha256(manifest), id: randomUUID() };
    const condition = head ? { instead: head.etag } : 'new';
    let etag: string | undefined;
    try {
      etag = await bucket.put(POINTER, JSON.stringify(pointer), condition);
    } catch (error) {
      etag = await etagOf(pointer).catch(() => undefined);
      if (etag === undefined) throw error;
    }
    etag ??=
      (await etagOf(pointer)) ??
      refuse(`Another host has changed ${bucket.place} meanwhile. Nothing was changed: run it again.`);
    followed = etag;
    return { etag, folders, registry };
  }

  /** What need not be stored again: documents that are published, and the folders of releases. */
  async function digestsIn(head: Head | undefined): Promise<ReadonlySet<string>> {
    const documents = Object.entries(head?.folders ?? {}).filter(([folder]) => !isOfRelease(folder));
    const all = await inParallel(documents, async ([, folder]) => [
      folder.tree,
      ...Object.values(await treeOf(folder)),
    ]);
    return new Set(all.flat());
  }

  /** What a command has removed or noted beside the registry; it is done by then, and is told when it cannot be stored. */
  async function settle(before: Head | undefined, head: Head, lease: Change): Promise<void> {
    let after = head;
    try {
      const { folders } = collectFolders(dist, head.folders, head.registry);
      if (!isDeepStrictEqual(folders, head.folders))
        after = await publishFrom(head, head.registry, lease.check);
      const isSmaller = Object.keys(before?.folders ?? {}).some((folder) => !after.folders[folder]);
      const isTime =
        after.registry !== before?.registry &&
        parseRegistry(after.registry).serial % SERIALS_PER_PRUNING === 0;
      if (isSmaller || isTime) await pruneBucket(bucket, after.folders, treeOf);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      lease.say(`What is no longer needed stays in the bucket until the next change. ${error.message}`);
    }
  }

  const storage: ReleaseStorage = {
    place: bucket.place,
    whileAlone(command, task, say = complain) {
      return whileAloneInFolder(
        dist,
        command,
        async (lock) => {
          const lease = await takeLease(bucket, command, say);
          const check = () => {
            lock.check();
            lease.check();
          };
          try {
            const before = await readHead();
            if (before) await follow(before, say);
            let head = before;
            const change: Change = {
              say: lock.say,
              isHeld: () => lock.isHeld() && lease.isHeld(),
              check,
              async record(registry) {
                check();
                head = await publishFrom(head, registry, check);
                return true;
              },
            };
            try {
              const result = await task(change);
              if (head) await settle(before, head, change);
              // A disk that did not take the registry is tried again.
              if (head && !isServed(head)) followed = undefined;
              return result;
            } catch (error) {
              // Documents that were written for what did not happen; the next command would do it as well.
              if (head) await follow(head, say).catch(() => undefined);
              throw error;
            }
          } finally {
            await lease.release();
          }
        },
        say,
      );
    },
    async refresh() {
      const found = await bucket.get(POINTER, followed);
      if (!found || found === 'unchanged') return false;
      return whileAloneInFolder(dist, 'follow', async () => {
        const head = await readHead();
        if (!head || head.etag === followed) return false;
        await follow(head, complain);
        return true;
      });
    },
    async fill() {
      if ((await bucket.get(POINTER)) !== undefined || !existsSync(registryFileOf(dist))) return false;
      return storage.whileAlone('fill', async (change) => {
        // Another host may have been faster.
        if ((await bucket.get(POINTER)) !== undefined) return false;
        return change.record(readFileSync(path.join(dist, REGISTRY), 'utf8'));
      });
    },
    async isFirst(name, signedAt) {
      const isNew = (await bucket.put(requestOf(signedAt, name), '', 'new')) !== undefined;
      const now = Date.now();
      if (isSameTime(now, forgotAt)) return isNew;
      forgotAt = now;
      await forgetRequests(bucket, now);
      return isNew;
    },
  };
  return storage;
}
