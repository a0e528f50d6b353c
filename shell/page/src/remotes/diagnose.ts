import type { Trial } from './open-page';
import { descriptionPath } from './release-book';
import type { FileVerdict } from './release-files';
import { RemoteError, isRemoteError, type RemoteErrorCode } from './remote-error';

/** What webpack says about a chunk or a style sheet that would not load. */
interface ChunkFailure {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly request?: unknown;
}

const isRecord = (value: unknown): value is ChunkFailure => typeof value === 'object' && value !== null;

/** The address of the file that failed; undefined when no file did and the code itself threw. */
function failedFile(cause: unknown, { listed, release }: Trial): string | undefined {
  if (!isRecord(cause)) return undefined;
  if (cause.name === 'DescriptionError') return descriptionPath(listed);
  if (!release) return undefined;
  const isChunk = cause.name === 'ChunkLoadError' || cause.code === 'CSS_CHUNK_LOAD_FAILED';
  if (isChunk && typeof cause.request === 'string') return cause.request;
  return isChunk || cause.name === 'EntryError' ? release.base + release.entry : undefined;
}

/** A failure, and whether to try the same version again: at once, after a pause, or not at all. */
export interface Diagnosis {
  readonly error: RemoteError;
  readonly retry: 'now' | 'later' | 'never';
}

/** What the state of a file that failed says about the failure. */
const BY_VERDICT: Readonly<Record<FileVerdict, readonly [RemoteErrorCode, Diagnosis['retry']]>> = {
  altered: ['INTEGRITY', 'never'],
  unreachable: ['NETWORK', 'later'],
  // It has healed meanwhile, or the browser still held a failed preload, which is used up by now.
  sound: ['NETWORK', 'now'],
};

/**
 * Turns whatever an attempt threw into a RemoteError. A script element says only that it failed; asking for the file again
 * says why, and decides whether trying again makes sense.
 */
export async function diagnose(
  cause: unknown,
  trial: Trial,
  examine: (url: string, digest: string, signal: AbortSignal) => Promise<FileVerdict>,
): Promise<Diagnosis> {
  if (isRemoteError(cause)) return { error: cause, retry: 'never' };
  const { listed, release, phase, signal } = trial;
  const failed = (code: RemoteErrorCode, retry: Diagnosis['retry'] = 'never', url?: string) => ({
    error: new RemoteError({ code, remote: listed.name, version: listed.version, phase, url, cause }),
    retry,
  });
  if (phase === 'contract' || (isRecord(cause) && cause.name === 'UnreadableError'))
    return failed('CONTRACT');
  const file = failedFile(cause, trial);
  if (file === undefined) return failed('EVALUATION');
  const url = new URL(file, location.origin).pathname;
  const digest =
    url === descriptionPath(listed) ? listed.digest : release?.integrity[url.slice(listed.base.length)];
  const [code, retry] = BY_VERDICT[digest === undefined ? 'altered' : await examine(url, digest, signal)];
  return signal.aborted ? { error: signal.reason as RemoteError, retry: 'never' } : failed(code, retry, url);
}
