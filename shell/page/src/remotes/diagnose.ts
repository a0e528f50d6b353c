import type { Trial } from './open-page';
import { descriptionPath } from './release-descriptions';
import type { FileVerdict } from './release-files';
import { RemoteError, isRemoteError, type RemoteErrorCode } from './remote-error';

/** webpack's error for a chunk or style sheet that failed to load. */
interface ChunkFailure {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly request?: unknown;
}

const isRecord = (value: unknown): value is ChunkFailure => typeof value === 'object' && value !== null;

/** URL of the file that failed; undefined when the code itself threw. */
function failedFile(cause: unknown, { listed, release }: Trial): string | undefined {
  if (!isRecord(cause)) return undefined;
  if (cause.name === 'DescriptionError') return descriptionPath(listed);
  if (!release) return undefined;
  const isChunk = cause.name === 'ChunkLoadError' || cause.code === 'CSS_CHUNK_LOAD_FAILED';
  if (isChunk && typeof cause.request === 'string') return cause.request;
  return isChunk || cause.name === 'EntryError' ? release.base + release.entry : undefined;
}

/** The error, and whether to retry the same version: immediately, later, or not at all. */
export interface Diagnosis {
  readonly error: RemoteError;
  readonly retry: 'now' | 'later' | 'never';
}

/** Meaning of the examined state of a failed file. */
const BY_VERDICT: Readonly<Record<FileVerdict, readonly [RemoteErrorCode, Diagnosis['retry']]>> = {
  altered: ['INTEGRITY', 'never'],
  unreachable: ['NETWORK', 'later'],
  // Repaired meanwhile, or a failed preload that has now been consumed.
  sound: ['NETWORK', 'now'],
};

/** Converts to a RemoteError. A script element does not say why it failed; fetching the file again does. */
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
