/** What a version of a remote runs as; `healed` stands in for a newer one that failed. */
export const SOURCES = ['stable', 'canary', 'preview', 'ladder', 'healed'] as const;
export type ReleaseSource = (typeof SOURCES)[number];

/** A problem as it leaves the page: what helps to find its cause, and nothing of whoever met it. */
export interface ToldProblem {
  /** `INTEGRITY`, `503`, or how it came to light: `ERROR`, `REJECTION`, `RENDER`, `REPORT`. */
  readonly code: string;
  /** Name of the error's class. */
  readonly name: string;
  /** Cleaned (`cleanMessage`). */
  readonly message: string;
  /** What it began with, cleaned as well: `TypeError: x is undefined`. */
  readonly cause?: string | undefined;
  /** Of our own files, the innermost first: `/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:2345`. */
  readonly frames: readonly string[];
  /** The page as a pattern, `/projectFile/:id`; undefined before there is one. */
  readonly path?: string | undefined;
  readonly remote?: string | undefined;
  readonly version?: string | undefined;
  readonly source?: ReleaseSource | undefined;
  /** What the card showed to whoever met it. */
  readonly incident?: string | undefined;
}

/** What one page sends at a time to `POST /telemetry`. */
export interface Beacon {
  /** Version of the shell. */
  readonly shell: string;
  /** Serial of the registry; undefined when there was none. */
  readonly serial: number | undefined;
  readonly problems: readonly ToldProblem[];
}

/** More than that is another beacon. */
export const MAX_PROBLEMS = 10;
const MAX_FRAMES = 8;
const MAX_FRAME = 160;

/** As the registry has them, and shorter: what is longer may be a key. */
const NAME = /^(?!.*\d{3})[a-z][a-z0-9-]{0,23}$/;
const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}(?:-[0-9A-Za-z.-]{1,24})?$/;
const FRAME =
  /\/(?:shell|remotes\/[a-z][a-z0-9-]{0,40})\/\d+\.\d+\.\d+[\w.-]*\/[\w-][\w.-]*\.js:\d+:\d+(?=\)?$)/;
/** `K7F-3QD` (`incidentOf`). */
const INCIDENT = /^[0-9A-Z]{3}-[0-9A-Z]{3}$/;
const CODE = /^[A-Z][A-Z_]{1,31}$|^\d{1,3}$/;
const CLASS = /^[A-Z][A-Za-z]{2,40}$/;

const matching = (shape: RegExp, value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_FRAME && shape.test(value) ? value : undefined;

export const asRemoteName = (value: unknown) => matching(NAME, value);
export const asReleaseVersion = (value: unknown) => matching(VERSION, value);
export const asIncident = (value: unknown) => matching(INCIDENT, value);
export const asCode = (value: unknown) => matching(CODE, value);
/** A class is called like one; anything else that an error carries as its name may hold what somebody typed. */
export const asClassName = (value: unknown) => matching(CLASS, value);
export const asSource = (value: unknown) => SOURCES.find((source) => source === value);

/** The lines of a stack that are in files of our own, without the origin; whatever a message added is no such line. */
export function ownFrames(lines: readonly unknown[]): readonly string[] {
  return lines
    .flatMap((line) => (typeof line === 'string' ? (FRAME.exec(line.trim())?.[0] ?? []) : []))
    .filter((frame) => frame.length <= MAX_FRAME)
    .slice(0, MAX_FRAMES);
}
