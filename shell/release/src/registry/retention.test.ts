import { expiredVersions } from './retention';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 21);

/** Versions 1.0.0, 1.1.0, …; the last is `newestDays` old, and each other one `everyDays` older than the next. */
const releases = (count: number, { newestDays, everyDays }: { newestDays: number; everyDays: number }) =>
  Array.from({ length: count }, (_, index) => ({
    version: `1.${String(index)}.0`,
    at: NOW - (newestDays + (count - 1 - index) * everyDays) * DAY_MS,
    bytes: 5.4e6,
  }));

describe('what may be removed', () => {
  it.each([
    {
      what: 'nothing of ten releases, however old',
      onDisk: releases(10, { newestDays: 400, everyDays: 30 }),
      expired: [],
    },
    {
      what: 'nothing of the last thirty days, however many',
      onDisk: releases(25, { newestDays: 0, everyDays: 1 }),
      expired: [],
    },
    {
      what: 'what is beyond 150 MB, of fifty releases in a month',
      onDisk: releases(50, { newestDays: 0, everyDays: 0.6 }),
      // 27 of them are 146 MB.
      expired: releases(23, { newestDays: 0, everyDays: 1 }).map(({ version }) => version),
    },
    {
      what: 'what is beyond sixty small releases, those that are listed aside',
      onDisk: releases(70, { newestDays: 0, everyDays: 0.1 }).map((each) => ({ ...each, bytes: 1e6 })),
      listed: ['1.68.0', '1.69.0'],
      recent: ['1.3.0'],
      expired: ['1.0.0', '1.1.0', '1.2.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0'],
    },
    {
      what: 'nothing of ten releases, however large',
      onDisk: releases(10, { newestDays: 0, everyDays: 1 }).map((each) => ({ ...each, bytes: 50e6 })),
      expired: [],
    },
    {
      what: 'the eleventh once it is older than thirty days',
      onDisk: releases(12, { newestDays: 0, everyDays: 10 }),
      expired: ['1.1.0', '1.0.0'],
    },
    {
      what: 'not what the registry lists',
      onDisk: releases(12, { newestDays: 0, everyDays: 10 }),
      listed: ['1.0.0'],
      expired: ['1.1.0'],
    },
    {
      what: 'not what one of the last registries listed',
      onDisk: releases(12, { newestDays: 0, everyDays: 10 }),
      recent: ['1.1.0'],
      expired: ['1.0.0'],
    },
    {
      what: 'builds of the workspace that the registry no longer lists, however new',
      onDisk: [
        { version: '0.1.0-0123456789', at: NOW, bytes: 5e6 },
        { version: '0.1.0-abcdef0123', at: NOW, bytes: 5e6 },
        { version: '0.2.0-rc.1', at: NOW, bytes: 5e6 },
      ],
      listed: ['0.1.0-abcdef0123'],
      expired: ['0.1.0-0123456789'],
    },
    {
      what: 'but not those that a rollback of the whole may ask for',
      onDisk: [{ version: '0.1.0-0123456789', at: NOW, bytes: 5e6 }],
      recent: ['0.1.0-0123456789'],
      expired: [],
    },
    {
      what: 'builds of the workspace do not count among the ten',
      onDisk: [
        ...releases(10, { newestDays: 100, everyDays: 10 }),
        { version: '0.1.0-0123456789', at: NOW, bytes: 5e6 },
        { version: '0.1.0-abcdef0123', at: NOW, bytes: 5e6 },
      ],
      listed: ['0.1.0-0123456789', '0.1.0-abcdef0123'],
      expired: [],
    },
  ])('$what', ({ onDisk, listed = [], recent = [], expired }) => {
    const found = expiredVersions({ onDisk, listed: new Set(listed), recent: new Set(recent), now: NOW });

    expect([...found].sort()).toEqual([...expired].sort());
  });
});
