/** How a version was chosen; `healed` replaced a newer one that failed. */
export const SOURCES = ['stable', 'canary', 'preview', 'ladder', 'healed'] as const;
export type ReleaseSource = (typeof SOURCES)[number];

/** Sources whose visits are told: the two versions that a registry gives to the same audience. */
const COMPARED = ['stable', 'canary'] as const satisfies readonly ReleaseSource[];
export type ComparedSource = (typeof COMPARED)[number];

/** A problem as sent by the page: technical facts, and no personal data. */
export interface ReportedProblem {
  /** `INTEGRITY`, `503`, or how it was caught: `ERROR`, `REJECTION`, `RENDER`, `REPORT`. */
  readonly code: string;
  readonly name: string;
  /** Cleaned by `cleanMessage`. */
  readonly message: string;
  /** The root cause, also cleaned: `TypeError: x is undefined`. */
  readonly cause?: string | undefined;
  /** Stack frames in our own files, innermost first: `/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:2345`. */
  readonly frames: readonly string[];
  /** Route pattern, `/projectFile/:id`; undefined before routing. */
  readonly path?: string | undefined;
  readonly remote?: string | undefined;
  readonly version?: string | undefined;
  readonly source?: ReleaseSource | undefined;
  /** The incident code shown to the user. */
  readonly incident?: string | undefined;
}

/** How the first visit of a page to a version of a remote went; told only while the remote has a canary. */
export interface ReportedVisit {
  readonly remote: string;
  readonly version: string;
  /** Whether the registry gave the version to everyone or as a canary: nothing else is compared. */
  readonly source: ComparedSource;
  /** The version could not be loaded: an older one, or a card, is shown instead. */
  readonly hasFailed: boolean;
}

/** The body of one `POST /telemetry`. */
export interface Beacon {
  readonly shell: string;
  /** Serial of the registry; undefined when there was none. */
  readonly serial: number | undefined;
  readonly problems: readonly ReportedProblem[];
  /** Left out by pages that have none to tell, and by those of older shells. */
  readonly visits?: readonly ReportedVisit[] | undefined;
}

export const MAX_PROBLEMS = 10;
/** A page tells each visit by itself. */
export const MAX_VISITS = 10;
const MAX_FRAMES = 8;
const MAX_FRAME = 160;

/** The names of the registry, but shorter: a longer one may be a key. */
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
/** Only accepts what looks like a class name: an error's name could contain user input. */
export const asClassName = (value: unknown) => matching(CLASS, value);
export const asSource = (value: unknown) => SOURCES.find((source) => source === value);
export const asComparedSource = (value: unknown) => COMPARED.find((source) => source === value);

/** The stack lines in our own files, without the origin; text of the message never matches. */
export function ownFrames(lines: readonly unknown[]): readonly string[] {
  return lines
    .flatMap((line) => (typeof line === 'string' ? (FRAME.exec(line.trim())?.[0] ?? []) : []))
    .filter((frame) => frame.length <= MAX_FRAME)
    .slice(0, MAX_FRAMES);
}
