import { createServerClock } from './server-clock';

const NOON = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

it.each([
  ['right', 0],
  ['two hours fast', 2 * HOUR],
  ['two hours slow', -2 * HOUR],
])("signs five seconds before the server's time when this machine's clock is %s", (_, skew) => {
  const clock = createServerClock(() => NOON + skew);
  clock.learn('Fri, 20 Nov 2026 12:00:00 GMT');
  expect(clock.time()).toBe(NOON);
  expect(new Date(clock.signingTime()).toISOString()).toBe('2026-11-20T11:59:55.000Z');
});

it.each([[undefined], [null], [''], ['yesterday']])('learns nothing from the date %j', (date) => {
  const clock = createServerClock(() => NOON);
  clock.learn(date);
  expect(clock.signingTime()).toBe(NOON - 5000);
});
