import { asError } from '../store/error-code';
import { contentFingerprint, readContentFolder, type ContentSnapshot } from './content-folder';

/** Settings of `openContent`. */
export interface LiveContentOptions {
  readonly folder: string;
  /** How long an answer may come from memory before the folder is looked at again, in milliseconds. */
  readonly recheckAfterMs: number;
  /** Told when a changed file cannot be used; the last good texts go on being served. */
  readonly onProblem: (problem: Error) => void;
}

/** The texts of the content folder, always as last saved. */
export interface LiveContent {
  current(): Promise<ContentSnapshot>;
}

/**
 * Opens the content folder and follows it: a file that an editor saves is served at the next read, without a
 * restart. The folder is compared by names, dates and sizes rather than watched, because change notifications
 * are not delivered on every file system a container may mount.
 *
 * @throws Error naming the first file that cannot be used (at opening only)
 */
export async function openContent(options: LiveContentOptions): Promise<LiveContent> {
  const { folder, recheckAfterMs, onProblem } = options;
  let fingerprint = await contentFingerprint(folder);
  let snapshot = await readContentFolder(folder);
  let checkedAt = performance.now();
  let checking: Promise<void> | undefined;

  async function check(): Promise<void> {
    const found = await contentFingerprint(folder);
    if (found === fingerprint) return;
    fingerprint = found;
    snapshot = await readContentFolder(folder);
  }

  return {
    async current() {
      if (performance.now() - checkedAt >= recheckAfterMs) {
        checking ??= check()
          .catch((problem: unknown) => onProblem(asError(problem)))
          .finally(() => {
            checkedAt = performance.now();
            checking = undefined;
          });
        await checking;
      }
      return snapshot;
    },
  };
}
