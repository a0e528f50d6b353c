/**
 * Kind of a failure. NETWORK may be temporary and is retried; INTEGRITY, SIGNATURE, CONTRACT, EVALUATION and RENDER are faults of
 * the version, which is replaced by another one; OFFLINE is no fault; DISABLED, SKEW and UNKNOWN are expected states.
 */
export type RemoteErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'OFFLINE'
  | 'INTEGRITY'
  | 'SIGNATURE'
  | 'CONTRACT'
  | 'EVALUATION'
  | 'RENDER'
  | 'SKEW'
  | 'DISABLED'
  | 'UNKNOWN';

export type RemotePhase = 'registry' | 'description' | 'entry' | 'contract' | 'page' | 'render';

interface Failure {
  readonly code: RemoteErrorCode;
  readonly remote: string;
  readonly version?: string | undefined;
  readonly phase: RemotePhase;
  readonly url?: string | undefined;
  readonly cause?: unknown;
  /** Message in French for the user, from whoever disabled the remote, or about a preview. */
  readonly notice?: string | undefined;
}

/**
 * A remote or one of its pages could not be loaded. Use `isRemoteError`, since the class may exist in several bundles.
 */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
  readonly code: RemoteErrorCode;
  readonly remote: string;
  readonly version: string | undefined;
  readonly phase: RemotePhase;
  readonly url: string | undefined;
  readonly notice: string | undefined;

  constructor({ code, remote, version, phase, url, cause, notice }: Failure) {
    const place = version === undefined ? remote : `${remote} ${version}`;
    super(`${code} while loading ${place} (${phase})${url === undefined ? '' : `: ${url}`}`, { cause });
    this.code = code;
    this.remote = remote;
    this.version = version;
    this.phase = phase;
    this.url = url;
    this.notice = notice;
  }
}

export const isRemoteError = (error: unknown): error is RemoteError =>
  error instanceof Error && error.name === 'RemoteError';
