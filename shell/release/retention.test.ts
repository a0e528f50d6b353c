import { expiredVersions } from './retention';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.UTC(2026, 10, 21);

/** Versions 1.0.0, 1.1.0, …; the last is `newestDays` old, and each other one `everyDays` older than the next. */
const releases = (count: number, { newestDays, everyDays }: { newestDays: number; everyDays: number }) =>
  Array.from({ length: count }, (_, index) => ({
    version: `1.${String(index)}.0`,
    at: NOW - (newestDays + (count - 1 - index) * everyDays) * DAY_MS,
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
        { version: '0.1.0-0123456789', at: NOW },
        { version: '0.1.0-abcdef0123', at: NOW },
        { version: '0.2.0-rc.1', at: NOW },
      ],
      listed: ['0.1.0-abcdef0123'],
      expired: ['0.1.0-0123456789'],
    },
    {
      what: 'but not those that a rollback of the whole may ask for',
      onDisk: [{ version: '0.1.0-0123456789', at: NOW }],
      recent: ['0.1.0-0123456789'],
      expired: [],
    },
    {
      what: 'builds of the workspace do not count among the ten',
      onDisk: [
        ...releases(10, { newestDays: 100, everyDays: 10 }),
        { version: '0.1.0-0123456789', at: NOW },
        { version: '0.1.0-abcdef0123', at: NOW },
      ],
      listed: ['0.1.0-0123456789', '0.1.0-abcdef0123'],
      expired: [],
    },
  ])('$what', ({ onDisk, listed = [], recent = [], expired }) => {
    const found = expiredVersions({ onDisk, listed: new Set(listed), recent: new Set(recent), now: NOW });

    expect(found).toEqual(expired);
  });
});
