import { expiredVersions } from './retention';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 21);

/** Versions 1.0.0, 1.1.0, …; the last is `newestDays` old, and each other one `everyDays` older than the next. */
const releases = (count: number, newestDays: number, everyDays: number) =>
  Array.from({ length: count }, (_, index) => ({
    version: `1.${String(index)}.0`,
    at: NOW - (newestDays + (count - 1 - index) * everyDays) * DAY_MS,
    bytes: 5.4e6,
  }));

const build = (hash: string) => ({ version: `0.1.0-${hash}`, at: NOW, bytes: 5e6 });
const [one, other] = [build('0123456789'), build('abcdef0123')];

interface Case {
  readonly onDisk: Parameters<typeof expiredVersions>[0];
  readonly needed?: readonly string[];
  readonly expired: readonly string[];
}

it.each<[string, Case]>([
  ['nothing of ten releases, however old', { onDisk: releases(10, 400, 30), expired: [] }],
  ['nothing of the last thirty days, however many', { onDisk: releases(25, 0, 1), expired: [] }],
  [
    'what is beyond 150 MB, of fifty releases in a month',
    // 27 of them are 146 MB, those that are listed not counted.
    {
      onDisk: releases(50, 0, 0.6),
      needed: ['1.48.0', '1.49.0'],
      expired: releases(21, 0, 1).map(({ version }) => version),
    },
  ],
  [
    'nothing of ten releases, however large',
    { onDisk: releases(10, 0, 1).map((each) => ({ ...each, bytes: 50e6 })), expired: [] },
  ],
  [
    'what is beyond ten and older than thirty days',
    { onDisk: releases(12, 0, 10), expired: ['1.0.0', '1.1.0'] },
  ],
  ['not what a registry needs', { onDisk: releases(12, 0, 10), needed: ['1.0.0'], expired: ['1.1.0'] }],
  [
    'builds of the workspace that the registry no longer lists, however new',
    {
      onDisk: [one, other, { version: '0.2.0-rc.1', at: NOW, bytes: 5e6 }],
      needed: [other.version],
      expired: [one.version],
    },
  ],
  [
    'builds of the workspace do not count among the ten',
    { onDisk: [...releases(10, 100, 10), one, other], needed: [one.version, other.version], expired: [] },
  ],
])('may be removed: %s', (_what, { onDisk, needed = [], expired }) => {
  const found = expiredVersions(onDisk, new Set(needed), NOW);
  expect([...found].sort()).toEqual([...expired].sort());
});
