/** The public contract of a version of `@portal/kit`: its API report and its version. */
export interface Promised {
  readonly version: string;
  readonly contract: number;
  readonly report: string;
}

const DOOR = /^## (.+)$/;
/** First line of a declaration: not indented and not a closing brace. */
const OPENING = /^[^\s}#`]/;

/** Lines by entry point and first line. A one-line declaration is its own key: changed means different. */
function declarationsOf(report: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  let door = '';
  let current: string[] | undefined;
  // The introduction before the first entry point is ignored.
  for (const line of report.split('\n')) {
    door = DOOR.exec(line)?.[1] ?? door;
    if (door === '' || line === '' || line.startsWith('```') || DOOR.test(line)) continue;
    if (OPENING.test(line)) {
      current = [];
      found.set(`${door}: ${line.replace(/ \{$/, '')}`, current);
    }
    current?.push(line);
  }
  return found;
}

/** The lines of `wanted` missing from `present`, which must keep their order but may have others in between. */
function missingLines(wanted: readonly string[], present: readonly string[]): readonly string[] {
  let from = 0;
  return wanted.filter((line) => {
    const at = present.indexOf(line, from);
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}

/** What one report has and the other lacks, each as `entry point: declaration`, or with the line inside it. */
function beyond(one: string, other: string): readonly string[] {
  const others = declarationsOf(other);
  return [...declarationsOf(one)].flatMap(([name, lines]) => {
    const counterpart = others.get(name);
    if (!counterpart) return [name];
    return missingLines(lines, counterpart).map((line) => `${name} … ${line.trim()}`);
  });
}

const numbersOf = (version: string) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return { major, minor, patch };
};

/** Negative when `one` is older than `other`, 0 when they are equal. */
export function compareVersions(one: string, other: string): number {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  return left.major - right.major || left.minor - right.minor || left.patch - right.patch;
}

/** What the API breaks of the last release: additions need a minor, removals a major and another contract. */
export function judgePromise(released: Promised, now: Promised): readonly string[] {
  const before = numbersOf(released.version);
  const { major, minor } = numbersOf(now.version);
  if (compareVersions(now.version, released.version) < 0)
    return [`${now.version} is older than ${released.version}, which is released`];

  const gone = beyond(released.report, now.report);
  const added = beyond(now.report, released.report);
  const breaches: string[] = [];
  if (gone.length > 0 && major === before.major)
    breaches.push(...gone.map((what) => `${released.version} promised: ${what}`));
  if (gone.length > 0 && now.contract <= released.contract)
    breaches.push(`what is gone or changed asks for a CONTRACT above ${released.contract}`);
  if (gone.length === 0 && now.contract !== released.contract)
    breaches.push(`CONTRACT ${now.contract} would refuse every remote, and nothing is gone`);
  if (added.length > 0 && major === before.major && minor <= before.minor)
    breaches.push(
      ...added.map((what) => `new since ${released.version}, which asks for a higher minor: ${what}`),
    );
  return breaches;
}
