interface Version {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

const PARTS = /^(\d+)\.(\d+)\.(\d+)/;

function readVersion(text: string): Version | undefined {
  const match = PARTS.exec(text);
  if (!match) return undefined;
  const [, major, minor, patch] = match;
  return { major: Number(major), minor: Number(minor), patch: Number(patch) };
}

/** Of two versions with the same major. */
const isAtLeast = (version: Version, floor: Version): boolean =>
  version.minor !== floor.minor ? version.minor > floor.minor : version.patch >= floor.patch;

/** `1.2.3` exactly, `~1.2.3` same minor, `^1.2.3` same major, of 0.x same minor. False for what is no version. */
export function isInRange(version: string, range: string): boolean {
  const actual = readVersion(version);
  const floor = readVersion(range.replace(/^[\^~]/, ''));
  if (!actual || !floor || actual.major !== floor.major || !isAtLeast(actual, floor)) return false;
  if (range.startsWith('^')) return floor.major > 0 || actual.minor === floor.minor;
  if (range.startsWith('~')) return actual.minor === floor.minor;
  return actual.minor === floor.minor && actual.patch === floor.patch;
}
