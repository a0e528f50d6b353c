import { readReleaseAddress } from '@portal/host/settings/release-address';
import { whileAloneInFolder, type ReleaseLock } from '../release-lock';
import { refuse } from '../refusal';

/** The exclusive right to change the releases of a portal. */
export interface Change extends ReleaseLock {
  /**
   * Makes what the working copy holds, with this registry, what every host serves. To be called when everything else
   * is written, and before `remotes.json` is.
   * @param registry the text of the new `remotes.json`
   * @returns whether other hosts serve it from now on; false where the working copy is all there is
   * @throws Refusal with nothing changed
   */
  record(registry: string): Promise<boolean>;
}

/**
 * Where the releases, the registry and the ownership of a portal are kept (decision 0057). A host always serves from a
 * folder, its working copy.
 */
export interface ReleaseStorage {
  /** For messages, such as `s3://portal/releases`; undefined where the working copy is all there is. */
  readonly place: string | undefined;
  /**
   * Runs a change of the working copy that no other command, on whichever host, runs beside it. The working copy is
   * brought up to date first.
   * @param command shown to who waits, such as "deploy agent"
   * @param say gets the line about a lock that was taken over, and those of the task
   * @throws Refusal when somebody else is at work for a minute, or the storage does not answer
   */
  whileAlone<T>(
    command: string,
    task: (change: Change) => Promise<T> | T,
    say?: (line: string) => void,
  ): Promise<T>;
  /**
   * Brings the working copy up to date.
   * @returns whether anything was changed
   * @throws Refusal when the storage does not answer, or holds something else than it says; the working copy then stays
   */
  refresh(): Promise<boolean>;
  /**
   * Fills a storage that is empty from the working copy.
   * @returns whether it was empty
   */
  fill(): Promise<boolean>;
  /**
   * Whether a signed request comes for the first time, to whichever host.
   * @param signedAt milliseconds since 1970
   */
  isFirst(request: string, signedAt: number): Promise<boolean>;
}

const folderStorage = (dist: string): ReleaseStorage => ({
  place: undefined,
  whileAlone: (command, task, say) =>
    whileAloneInFolder(
      dist,
      command,
      (lock) => task({ ...lock, record: () => Promise.resolve(false) }),
      say,
    ),
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
    readReleaseAddress(text) ?? refuse(`PORTAL_RELEASES="${text}" is not an address such as s3://bucket/portal.`);
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
