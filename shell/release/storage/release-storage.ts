import type { ReleaseLock } from '../release-lock';

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
