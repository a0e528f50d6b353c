import type { ProblemReport } from '@portal/kit';
import { cleanMessage, cleanPath } from '@portal/registry/clean-message';
import type { NotedProblem, RunningPortal } from './running-portal';
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

export interface Culprit {
  readonly remote: string;
  readonly version: string | undefined;
}

const OF_REMOTE = /^\/remotes\/([^/]+)\/([^/]+)\//;
/** Error boundaries of the shell: their reports never concern a remote. */
const OF_SHELL = new Set(['shell', 'profile', 'registry']);

/**
 * The remote and version responsible for a problem: the innermost stack frame in a release; else the remote
 * named by the reporting boundary; else that of the current page. Undefined: the shell.
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

/** Why a version was chosen; undefined when it is not the running one. */
function sourceOf(portal: RunningPortal, { remote, version }: Culprit): ReleaseSource | undefined {
  const running = Object.hasOwn(portal.remotes, remote) ? portal.remotes[remote] : undefined;
  return running?.version === version ? running?.source : undefined;
}

/** A failed call's message repeats the back office's answer, which may repeat user input: report only its status. */
const wordsOf = (name: string, message: string): string =>
  name === 'ApiError' ? (/^\d{1,3}\b/.exec(message)?.[0] ?? '') : cleanMessage(message);

const MAX_CAUSES = 4;

/** The root cause, if it is another error: its stack names the responsible file. */
function rootOf({ error }: ProblemReport): Error | undefined {
  let root = error;
  for (let left = MAX_CAUSES; left > 0 && root?.cause instanceof Error; left -= 1) root = root.cause;
  return root === error ? undefined : root;
}

/** `code` if it is a word, `status` if the problem is a response. */
function codeOf({ error }: ProblemReport): string | undefined {
  if (!error) return undefined;
  const status: unknown = Reflect.get(error, 'status');
  return (
    asCode(Reflect.get(error, 'code')) ?? (typeof status === 'number' ? asCode(String(status)) : undefined)
  );
}

/** The part of a problem that is sent: technical facts, no personal data. */
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
