import { CODE_TEMPLATE, START } from '@portal/host/page/first-paint/guard-script';

/** Runs the start script; returns the order in which a browser would execute the scripts. */
function start(state?: 'hidden' | 'signed-in') {
  document.head.replaceChildren();
  document.body.innerHTML = `<template id="${CODE_TEMPLATE}">
    <script type="text/plain" src="/first.js"></script><script type="text/plain" src="/second.js"></script>
  </template>`;
  delete document.documentElement.dataset['firstPaint'];
  if (state) document.documentElement.dataset['firstPaint'] = state;
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is a script of the page
  new Function(START)();
}

const code = () =>
  [...document.head.querySelectorAll('script')].map(
    (script) => `${script.getAttribute('src') ?? ''}${script.async ? ' whenever it arrives' : ''}`,
  );

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('asks for the code once the page has been painted, in its order', () => {
  start();
  jest.advanceTimersToNextFrame();
  expect(code()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(code()).toEqual(['/first.js', '/second.js']);
});

it('waits for no frame of a tab that nobody looks at', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  start();
  jest.advanceTimersByTime(299);
  expect(code()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(code()).toHaveLength(2);
  frames.mockRestore();
});

it.each(['hidden', 'signed-in'] as const)(
  'asks for it at once where nothing is seen before it: %s',
  (state) => {
    start(state);
    expect(code()).toHaveLength(2);
  },
);
