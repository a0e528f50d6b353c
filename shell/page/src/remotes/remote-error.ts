/**
 * What kind of failure it is. NETWORK may pass by itself and is tried again; INTEGRITY, CONTRACT, EVALUATION and RENDER
 * stay with the version, which gives way to another one; OFFLINE is nobody's fault; DISABLED, SKEW and UNKNOWN are
 * answers, not accidents.
 */
export type RemoteErrorCode =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'OFFLINE'
  | 'INTEGRITY'
  | 'CONTRACT'
  | 'EVALUATION'
  | 'RENDER'
  | 'SKEW'
  | 'DISABLED'
  | 'UNKNOWN';

/** How far the load had come. */
export type RemotePhase = 'registry' | 'description' | 'entry' | 'contract' | 'page' | 'render';

interface Failure {
  readonly code: RemoteErrorCode;
  readonly remote: string;
  readonly version?: string | undefined;
  readonly phase: RemotePhase;
  readonly url?: string | undefined;
  readonly cause?: unknown;
  /** French sentence for the user: of whoever switched the remote off, or about a preview. */
  readonly notice?: string | undefined;
}

/** A remote, or one page of it, could not be had. Tested by `isRemoteError`, since it may cross a bundle. */
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
