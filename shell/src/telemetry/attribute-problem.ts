import { cleanMessage, cleanPath } from './clean-message';
import type { NotedProblem, RunningPortal } from './problem-log';
import {
  asClassName,
  asCode,
  asIncident,
  asReleaseVersion,
  asRemoteName,
  ownFrames,
  type ReleaseSource,
  type ToldProblem,
} from './told-problem';

/** Whose a problem is. */
export interface Culprit {
  readonly remote: string;
  readonly version: string | undefined;
}

const OF_REMOTE = /^\/remotes\/([^/]+)\/([^/]+)\//;
/** Boundaries that belong to the shell: what they report is nobody else's. */
const OF_SHELL = new Set(['shell', 'profile', 'registry']);

/**
 * The remote and version that a problem is to be laid at (federation.md D9): the innermost frame of its stack that is
 * in a release; else whom the boundary names that reports it; else whose page is on screen. Undefined: the shell's own.
 */
export function culpritOf({ report, portal }: NotedProblem, frames: readonly string[]): Culprit | undefined {
  for (const frame of frames) {
    const [, remote, version] = OF_REMOTE.exec(frame) ?? [];
    if (remote !== undefined) return { remote, version };
  }
  const { remote, version, where } = report.context;
  if (remote !== undefined) return { remote, version: version === '' ? undefined : version };
  return where !== undefined && OF_SHELL.has(where) ? undefined : portal.owner;
}

/** What a version runs as; undefined when it is not the one that runs. */
function sourceOf(portal: RunningPortal, { remote, version }: Culprit): ReleaseSource | undefined {
  const running = Object.hasOwn(portal.remotes, remote) ? portal.remotes[remote] : undefined;
  return running?.version === version ? running?.source : undefined;
}

/** A call that failed repeats what the back office says, which repeats what somebody typed: only its status is told. */
const wordsOf = (name: string, message: string): string =>
  name === 'ApiError' ? (/^\d{1,3}\b/.exec(message)?.[0] ?? '') : cleanMessage(message);

/** What leaves the page of a problem: what helps to find its cause, and nothing of whoever met it. */
export function toldProblem(problem: NotedProblem): ToldProblem {
  const { report, portal } = problem;
  const { name, message, stack = '', cause, code, context } = report;
  const frames = ownFrames(stack.split('\n'));
  const culprit = culpritOf(problem, frames);
  return {
    code: asCode(code) ?? asCode(context['where']?.toUpperCase()) ?? 'REPORT',
    name: asClassName(name) ?? 'Error',
    message: wordsOf(name, message),
    cause: cause && `${asClassName(cause.name) ?? 'Error'}: ${wordsOf(cause.name, cause.message)}`,
    frames,
    path: portal.path === undefined ? undefined : cleanPath(portal.path),
    remote: asRemoteName(culprit?.remote),
    version: asReleaseVersion(culprit?.version),
    source: culprit && sourceOf(portal, culprit),
    incident: asIncident(context['incident']),
  };
}
