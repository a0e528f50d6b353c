import { CODE_TEMPLATE } from '@portal/host/page/first-paint/guard-script';
import { START_WATCH } from '@portal/host/page/start-watch';
import { screen } from '@testing-library/react';

const CODE = '/shell/2/main.js';
const STYLES = '/shell/2/main.css';
const SCRIPT = `<script type="text/plain" data-start="2" src="${CODE}"></script>`;

/** Addresses that were fetched past the caches, in turn. */
const asked: string[] = [];
const listening: [string, EventListener][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  Object.assign(globalThis, {
    fetch: (address: string, { cache }: RequestInit) => {
      asked.push(`${cache ?? ''} ${new URL(address, location.origin).pathname}`);
      return Promise.resolve(new Response(''));
    },
  });
  document.head.innerHTML = `<link rel="stylesheet" data-start="2" href="${STYLES}">${SCRIPT}`;
  document.body.innerHTML = `<template id="${CODE_TEMPLATE}">${SCRIPT}</template>`;
  const listen = jest.spyOn(document, 'addEventListener').mockImplementation((name, listener) => {
    listening.push([name, listener as EventListener]);
    EventTarget.prototype.addEventListener.call(document, name, listener, true);
  });
  // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- it is a script of the page
  new Function(START_WATCH)();
  listen.mockRestore();
});
const comes = () => happens('load', 'link');
afterEach(() => {
  for (const [name, listener] of listening.splice(0)) document.removeEventListener(name, listener, true);
  jest.useRealTimers();
});

function place(selector: string): Element {
  const found = [...document.head.querySelectorAll(selector)].at(-1);
  if (!found) throw new Error(`No ${selector}`);
  return found;
}
const elapse = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
/** What happens to the element that was added last. */
async function happens(type: 'load' | 'error', selector = 'script'): Promise<void> {
  place(selector).dispatchEvent(new Event(type));
  await elapse();
}
const addresses = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const card = () => screen.queryByRole('alert');
const press = async () => {
  screen.getByRole('button', { name: 'Réessayer' }).click();
  await elapse();
};

it('fetches code that fails once more, past the caches, unseen', async () => {
  await comes();
  await happens('error');
  expect(asked).toEqual([`reload ${CODE}`]);
  expect(addresses()).toEqual([CODE, CODE]);
  await happens('load');
  await elapse(20_000);
  expect(card()).toBeNull();
});

it('says so of code that hangs; the first that comes counts, and no other runs any more', async () => {
  await comes();
  const hanging = place('script');
  await elapse(10_000);
  expect(card()).toHaveTextContent('Le portail n’a pas pu démarrer');
  await press();
  expect(addresses()).toHaveLength(2);
  await happens('load');
  expect(card()).toBeNull();
  expect(hanging.ownerDocument).not.toBe(document);
});

it('has the same card for code that came and could not start, which is to start again', async () => {
  await comes();
  await happens('load');
  const again = jest.fn();
  (window as { portalStartFailed?: (again: () => void) => void }).portalStartFailed?.(again);
  await press();
  expect(again).toHaveBeenCalledTimes(1);
  expect(card()).toBeNull();
  expect(asked).toEqual([]);
});
