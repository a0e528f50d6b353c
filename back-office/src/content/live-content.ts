import { asError } from '../store/error-code';
import { contentFingerprint, readContentFolder, type ContentSnapshot } from './content-folder';

export interface LiveContentOptions {
  readonly folder: string;
  readonly recheckAfterMs: number;
  /** Called when a changed file cannot be used; the last valid content is still served. */
  readonly onProblem: (problem: Error) => void;
}

/**
 * Reloads the folder by names, dates and sizes: mounted file systems may notify of nothing.
 * @throws Error that names the first unusable file, at opening only
 */
export async function openContent({ folder, recheckAfterMs, onProblem }: LiveContentOptions) {
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
    async current(): Promise<ContentSnapshot> {
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
