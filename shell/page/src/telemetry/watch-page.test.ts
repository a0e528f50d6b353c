import { watchPage } from './watch-page';

function watch() {
  const page = new EventTarget();
  const watching = watchPage(page);
  const reported: [unknown, unknown][] = [];
  return {
    ...watching,
    page,
    reported,
    report: (problem: unknown, context?: Record<string, string>) => void reported.push([problem, context]),
    happen: (type: string, facts: object) => page.dispatchEvent(Object.assign(new Event(type), facts)),
  };
}

const failure = new Error('nobody caught it');

it('hears errors and rejections that nobody caught, before there is anybody to report to', () => {
  const { happen, passTo, report, reported } = watch();
  happen('error', { error: failure, message: 'Uncaught' });
  happen('unhandledrejection', { reason: failure });
  happen('error', { error: null, message: 'Script error.' });
  passTo(report);
  expect(reported).toEqual([
    [failure, { where: 'error' }],
    [failure, { where: 'rejection' }],
    ['Script error.', { where: 'error' }],
  ]);
});

it('passes them on at once from then on, each once', () => {
  const { happen, passTo, report, reported } = watch();
  happen('error', { error: failure });
  passTo(report);
  happen('unhandledrejection', { reason: failure });
  expect(reported.map(([, context]) => context)).toEqual([{ where: 'error' }, { where: 'rejection' }]);
});

it('lets the boundary that caught an error tell it first', () => {
  jest.useFakeTimers();
  const { page, passTo, report, reported, rootOptions } = watch();
  const shownWhileDeveloping: unknown[] = [];
  page.addEventListener('portal:caught', (caught) =>
    shownWhileDeveloping.push((caught as CustomEvent<unknown>).detail),
  );
  passTo(report);
  rootOptions.onCaughtError?.(failure, {});
  expect([reported, shownWhileDeveloping]).toEqual([[], [failure]]);
  jest.advanceTimersByTime(1000);
  expect(reported).toEqual([[failure, { where: 'render' }]]);
  jest.useRealTimers();
});
