import { readReleaseAddress } from '@portal/host/settings/release-address';
import { whileAloneInFolder } from '../release-lock';
import { refuse } from '../refusal';
import type { Change, ReleaseStorage } from './release-storage';

const folderStorage = (dist: string): ReleaseStorage => ({
  place: undefined,
  whileAlone: (command, task, say) =>
    whileAloneInFolder(dist, command, (lock) => task({ ...lock, record: () => Promise.resolve(false) }), say),
  refresh: () => Promise.resolve(false),
  fill: () => Promise.resolve(false),
  isFirst: () => Promise.resolve(true),
});

/** Working copy and place → its storage, which remembers what it has read. */
const opened = new Map<string, Promise<ReleaseStorage>>();

/**
 * The storage of a working copy: the folder itself, or the bucket that `PORTAL_RELEASES` names.
 * @throws Refusal when that is no address of a bucket
 */
export function storageOf(dist: string): Promise<ReleaseStorage> {
  const text = process.env['PORTAL_RELEASES']?.trim() ?? '';
  if (text === '') return Promise.resolve(folderStorage(dist));
  const address =
    readReleaseAddress(text) ??
    refuse(`PORTAL_RELEASES="${text}" is not an address such as s3://bucket/portal.`);
  const key = `${dist} ${text} ${process.env['AWS_ENDPOINT_URL_S3'] ?? ''}`;
  const known = opened.get(key);
  if (known) return known;
  // Loaded here alone: a portal without a bucket has no client in it.
  const storage = import('./bucket-storage').then(({ bucketStorage }) => bucketStorage(dist, address));
  opened.set(key, storage);
  return storage;
}

/**
 * Runs a change of `dist` alone, in the storage that it belongs to.
 * @throws Refusal as `ReleaseStorage.whileAlone`
 */
export async function whileAlone<T>(
  dist: string,
  command: string,
  task: (change: Change) => Promise<T> | T,
  say?: (line: string) => void,
): Promise<T> {
  return (await storageOf(dist)).whileAlone(command, task, say);
}
