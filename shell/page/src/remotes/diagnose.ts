import type { ListedRelease, Release } from '@portal/registry/registry';
import { descriptionPath } from './release-book';
import type { FileVerdict } from './release-files';
import { RemoteError, isRemoteError, type RemotePhase } from './remote-error';

/** Examines one file of a release (`examineFile`, with the time that is left). */
export type Examine = (url: string, digest: string) => Promise<FileVerdict>;

/** What webpack says about a chunk or a style sheet that would not load. */
interface ChunkFailure {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly type?: unknown;
  readonly request?: unknown;
}

const isRecord = (value: unknown): value is ChunkFailure => typeof value === 'object' && value !== null;

/** The address of the file that failed; undefined when no file did and the code itself threw. */
function failedFile(cause: unknown, listed: ListedRelease, release: Release | undefined): string | undefined {
  if (!isRecord(cause)) return undefined;
  if (cause.name === 'DescriptionError') return descriptionPath(listed);
  if (!release) return undefined;
  const isChunk = cause.name === 'ChunkLoadError' || cause.code === 'CSS_CHUNK_LOAD_FAILED';
  if (isChunk) return typeof cause.request === 'string' ? cause.request : release.base + release.entry;
  return cause.name === 'EntryError' ? release.base + release.entry : undefined;
}

/** A failure, and whether to try the same version again: at once, after a pause, or not at all. */
export interface Diagnosis {
  readonly error: RemoteError;
  readonly retry: 'now' | 'later' | 'never';
}

/**
 * Turns whatever a load threw into a RemoteError. A script element says only that it failed; asking for the file again
 * says why, and decides whether trying again makes sense.
 */
export async function diagnose(
  cause: unknown,
  listed: ListedRelease,
  release: Release | undefined,
  phase: RemotePhase,
  examine: Examine,
): Promise<Diagnosis> {
  if (isRemoteError(cause)) return { error: cause, retry: 'never' };
  const about = { remote: listed.name, version: listed.version, phase, cause };
  if (isRecord(cause) && cause.name === 'UnreadableError')
    return { error: new RemoteError({ ...about, code: 'CONTRACT' }), retry: 'never' };
  const file = failedFile(cause, listed, release);
  if (file === undefined) return { error: new RemoteError({ ...about, code: 'EVALUATION' }), retry: 'never' };
  const url = new URL(file, location.origin).pathname;
  const digest =
    url === descriptionPath(listed) ? listed.digest : release?.integrity[url.slice(listed.base.length)];
  const verdict = digest === undefined ? 'altered' : await examine(url, digest);
  switch (verdict) {
    case 'altered':
      return { error: new RemoteError({ ...about, code: 'INTEGRITY', url }), retry: 'never' };
    case 'unreachable':
      return { error: new RemoteError({ ...about, code: 'NETWORK', url }), retry: 'later' };
    case 'sound':
      // It has healed meanwhile, or the browser still held a failed preload, which is used up by now.
      return { error: new RemoteError({ ...about, code: 'NETWORK', url }), retry: 'now' };
  }
}
