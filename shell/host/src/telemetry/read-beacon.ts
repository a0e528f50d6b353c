import { cleanMessage, cleanPath } from '@portal/registry/clean-message';
import {
  asClassName,
  asCode,
  asIncident,
  asReleaseVersion,
  asRemoteName,
  asSource,
  MAX_PROBLEMS,
  ownFrames,
  type Beacon,
  type ReportedProblem,
} from '@portal/registry/reported-problem';

type Fields = Readonly<Record<string, unknown>>;

/** Own fields only, whatever the sender called them; undefined for what has none. */
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { __proto__: null, ...value }
    : undefined;

/** The page cleaned it already; who says that it was our page? */
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

/**
 * Reads what was posted to `/telemetry`, of which nothing is believed: every field is held against its shape, cleaned
 * and clipped again. What fits nothing is left out.
 * @returns undefined when it is no beacon at all
 */
export function readBeacon(body: unknown): Beacon | undefined {
  const fields = fieldsOf(body);
  const shell = asReleaseVersion(fields?.['shell']);
  const { serial, problems } = fields ?? {};
  if (shell === undefined || !Array.isArray(problems)) return undefined;
  return {
    shell,
    serial: typeof serial === 'number' && Number.isSafeInteger(serial) && serial >= 0 ? serial : undefined,
    problems: problems.slice(0, MAX_PROBLEMS).flatMap(readProblem),
  };
}
