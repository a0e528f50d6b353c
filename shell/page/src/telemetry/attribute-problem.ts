import type { ProblemReport } from '@portal/kit';
import { cleanMessage, cleanPath } from '@portal/registry/clean-message';
import type { NotedProblem } from './noted-problem';
import type { RunningPortal } from './running-portal';
import {
  asClassName,
  asCode,
  asIncident,
  asReleaseVersion,
  asRemoteName,
  ownFrames,
  type ReleaseSource,
  type ReportedProblem,
} from '@portal/registry/reported-problem';

/** Whose a problem is. */
export interface Culprit {
  readonly remote: string;
  readonly version: string | undefined;
}

const OF_REMOTE = /^\/remotes\/([^/]+)\/([^/]+)\//;
/** Boundaries that belong to the shell: what they report is nobody else's. */
const OF_SHELL = new Set(['shell', 'profile', 'registry']);

/**
 * The remote and version that a problem is to be laid at (MF8): the innermost frame of its stack that is
 * in a release; else whom the boundary names that reports it; else whose page is on screen. Undefined: the shell's own.
 */
export function culpritOf({ report, owner }: NotedProblem, frames: readonly string[]): Culprit | undefined {
  for (const frame of frames) {
    const [, remote, version] = OF_REMOTE.exec(frame) ?? [];
    if (remote !== undefined) return { remote, version };
  }
  const { remote, version, where } = report.context;
  if (remote !== undefined) return { remote, version: version === '' ? undefined : version };
  return where !== undefined && OF_SHELL.has(where) ? undefined : owner;
}

/** What a version runs as; undefined when it is not the one that runs. */
function sourceOf(portal: RunningPortal, { remote, version }: Culprit): ReleaseSource | undefined {
  const running = Object.hasOwn(portal.remotes, remote) ? portal.remotes[remote] : undefined;
  return running?.version === version ? running?.source : undefined;
}

/** A call that failed repeats what the back office says, which repeats what somebody typed: only its status is told. */
const wordsOf = (name: string, message: string): string =>
  name === 'ApiError' ? (/^\d{1,3}\b/.exec(message)?.[0] ?? '') : cleanMessage(message);

/** How far causes are followed. */
const MAX_CAUSES = 4;

/** The error that a problem began with, where it is another one: its stack names the file that is to blame. */
function rootOf({ error }: ProblemReport): Error | undefined {
  let root = error;
  for (let left = MAX_CAUSES; left > 0 && root?.cause instanceof Error; left -= 1) root = root.cause;
  return root === error ? undefined : root;
}

/** `code` where it is a word, `status` where the problem is an answer. */
function codeOf({ error }: ProblemReport): string | undefined {
  if (!error) return undefined;
  const status: unknown = Reflect.get(error, 'status');
  return (
    asCode(Reflect.get(error, 'code')) ?? (typeof status === 'number' ? asCode(String(status)) : undefined)
  );
}

/** What leaves the page of a problem: what helps to find its cause, and nothing of whoever met it. */
export function reportedProblem(problem: NotedProblem): ReportedProblem {
  const { report, portal, path } = problem;
  const { name, message, context } = report;
  const root = rootOf(report);
  const frames = ownFrames((root?.stack ?? report.stack ?? '').split('\n'));
  const culprit = culpritOf(problem, frames);
  return {
    code: codeOf(report) ?? asCode(context['where']?.toUpperCase()) ?? 'REPORT',
    name: asClassName(name) ?? 'Error',
    message: wordsOf(name, message),
    cause: root && `${asClassName(root.name) ?? 'Error'}: ${wordsOf(root.name, root.message)}`,
    frames,
    path: path === undefined ? undefined : cleanPath(path),
    remote: asRemoteName(culprit?.remote),
    version: asReleaseVersion(culprit?.version),
    source: culprit && sourceOf(portal, culprit),
    incident: asIncident(context['incident']),
  };
}
