import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SHELL } from '@portal/registry/read-shell';
import type { Beacon, ReportedProblem } from '@portal/registry/reported-problem';
import { locateFrame, placeOf, readFrame } from './locate-frame';
import { moment, type Outcome } from '../outcome';
import { titleOf } from '../registry/release-folders';
import { readServedIfReadable } from '../registry/stored-registries';
import { releasedAs } from '../registry/written-registry';

/** Anybody may tell problems, so that everything here has an end. */
const MOST_APPS = 100;
const MOST_KINDS = 50;
const LAST = 20;
/** What is beyond those. */
const OTHERS = 'others';

interface ToldProblem extends Omit<ReportedProblem, 'remote' | 'source' | 'incident'> {
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

interface AppProblems {
  /** By version and message. */
  readonly counts: Map<string, number>;
  /** The last ones, newest first. */
  readonly last: ToldProblem[];
}

/** The problems of pages that browsers told this process since its start, by app. */
export interface ProblemBook {
  enter(beacon: Beacon): void;
  /** Undefined where none was told. */
  of(app: string): Readonly<AppProblems> | undefined;
}

/** @param dist whose registry says which apps there are */
export function createProblemBook(dist: string, now = Date.now): ProblemBook {
  const apps = new Map<string, AppProblems>();

  function appOf(name: string): AppProblems | undefined {
    const known = apps.get(name);
    if (known || apps.size >= MOST_APPS || !releasedAs(readServedIfReadable(dist), name)) return known;
    const app = { counts: new Map<string, number>(), last: [] };
    apps.set(name, app);
    return app;
  }

  return {
    enter({ shell, problems }) {
      for (const { remote, version: said, source: _, incident: _incident, ...problem } of problems) {
        const app = appOf(remote ?? SHELL);
        if (!app) continue;
        const version = (remote === undefined ? shell : said) ?? '?';
        const kind = `${version}  ${problem.code} ${problem.name}: ${problem.message}`;
        const { counts, last } = app;
        const counted = counts.has(kind) || counts.size < MOST_KINDS ? kind : OTHERS;
        counts.set(counted, (counts.get(counted) ?? 0) + 1);
        last.unshift({ ...problem, version, at: new Date(now()).toISOString() });
        last.length = Math.min(last.length, LAST);
      }
    },
    of: (app) => apps.get(app),
  };
}

/** The source line behind a frame of the app itself; the frame as it is where no map says it, or for another's code. */
function sourceOf(dist: string, name: string, text: string): string {
  const frame = readFrame(text);
  if (frame?.app !== titleOf(name)) return text;
  try {
    const found = locateFrame(frame, readFileSync(path.join(dist, frame.map), 'utf8'));
    if (found) return `${placeOf(found)}${found.text ? `  ${found.text}` : ''}`;
  } catch {
    // No source map.
  }
  return text;
}

/**
 * What went wrong in the pages of an app since the portal started: counts by version and message, and the last ones with
 * their source lines. Browsers told it cleaned of what people type (`clean-message.ts`); nobody vouches for it.
 */
export function problems(dist: string, name: string, book: ProblemBook): Outcome {
  const { counts = new Map<string, number>(), last = [] } = book.of(name) ?? {};
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  const located = last.map((problem) => ({
    ...problem,
    frames: problem.frames.map((frame) => sourceOf(dist, name, frame)),
  }));
  return {
    lines: [
      byCount.length === 0
        ? `No page told a problem of ${titleOf(name)} since this portal started.`
        : `Problems of ${titleOf(name)} since this portal started, as pages told them:`,
      ...byCount.map(([kind, count]) => `${String(count).padStart(6)}  ${kind}`),
      ...located.flatMap(({ at, version, code, name: kind, message, cause, path: route, frames }) => [
        '',
        `${moment(at)}  ${version}${route === undefined ? '' : `  ${route}`}  ${code} ${kind}: ${message}`,
        ...(cause === undefined ? [] : [`  cause: ${cause}`]),
        ...frames.map((frame) => `  ${frame}`),
      ]),
    ],
    data: { remote: name, counts: Object.fromEntries(byCount), last: located },
  };
}
