import { cleanMessage, cleanPath } from '@portal/registry/clean-message';
import {
  asClassName,
  asCode,
  asComparedSource,
  asIncident,
  asReleaseVersion,
  asRemoteName,
  asSource,
  MAX_PROBLEMS,
  MAX_VISITS,
  ownFrames,
  type Beacon,
  type ReportedProblem,
  type ReportedVisit,
} from '@portal/registry/reported-problem';

type Fields = Readonly<Record<string, unknown>>;

/** Own properties only; undefined when it is not an object. */
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { __proto__: null, ...value }
    : undefined;

/** Cleaned again here, since the sender may not be our page. */
function readProblem(value: unknown): readonly ReportedProblem[] {
  const fields = fieldsOf(value);
  if (!fields) return [];
  const { message, cause, frames, path } = fields;
  return [
    {
      code: asCode(fields['code']) ?? 'OTHER',
      name: asClassName(fields['name']) ?? 'Error',
      message: typeof message === 'string' ? cleanMessage(message) : '',
      cause: typeof cause === 'string' ? cleanMessage(cause) : undefined,
      frames: Array.isArray(frames) ? ownFrames(frames.slice(0, 50)) : [],
      path: typeof path === 'string' ? cleanPath(path) : undefined,
      remote: asRemoteName(fields['remote']),
      version: asReleaseVersion(fields['version']),
      source: asSource(fields['source']),
      incident: asIncident(fields['incident']),
    },
  ];
}

function readVisit(value: unknown): readonly ReportedVisit[] {
  const fields = fieldsOf(value);
  const remote = asRemoteName(fields?.['remote']);
  const version = asReleaseVersion(fields?.['version']);
  const source = asComparedSource(fields?.['source']);
  if (remote === undefined || version === undefined || source === undefined) return [];
  return [{ remote, version, source, hasFailed: fields?.['hasFailed'] === true }];
}

/**
 * Reads an untrusted body of `/telemetry`: every field is validated, cleaned and truncated; invalid parts are dropped.
 * @returns undefined when it is not a beacon
 */
export function readBeacon(body: unknown): Beacon | undefined {
  const fields = fieldsOf(body);
  const shell = asReleaseVersion(fields?.['shell']);
  const { serial, problems, visits } = fields ?? {};
  if (shell === undefined || !Array.isArray(problems)) return undefined;
  return {
    shell,
    serial: typeof serial === 'number' && Number.isSafeInteger(serial) && serial >= 0 ? serial : undefined,
    problems: problems.slice(0, MAX_PROBLEMS).flatMap(readProblem),
    visits: Array.isArray(visits) ? visits.slice(0, MAX_VISITS).flatMap(readVisit) : [],
  };
}
