import { CODE_TEMPLATE } from '@portal/host/page/first-paint/guard-script';
import { BEFORE_TEMPLATE, START_WATCH } from '@portal/host/page/start-watch';
import { screen } from '@testing-library/react';

const CODE = '/shell/2/main.js';
const STYLES = '/shell/2/main.css';
const scriptOf = (src: string, version = '2') =>
  `<script type="text/plain" data-start="${version}" src="${src}"></script>`;

/** Addresses that were fetched past the caches, in turn. */
const asked: string[] = [];
/** What the server has, by address; a missing file is a 404. */
let files: Record<string, string> = {};
const known = globalThis as { __PORTAL_SRI__?: Record<string, string> };
const listening: [string, EventListener][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  asked.length = 0;
  files = { [CODE]: '', [STYLES]: '' };
  delete known.__PORTAL_SRI__;
  Object.assign(globalThis, {
    fetch: async (address: string, { cache, integrity }: RequestInit) => {
      expect(cache).toBe('reload');
      const { pathname } = new URL(address, location.origin);
      asked.push(integrity === '' ? pathname : `${pathname} ${integrity}`);
      const text = files[pathname];
      return new Response(text, { status: text === undefined ? 404 : 200 });
    },
  });
  document.head.innerHTML = `<link rel="stylesheet" data-start="2" href="${STYLES}">${scriptOf(CODE)}<template data-first></template>`;
  document.body.innerHTML = `<template id="${CODE_TEMPLATE}">${scriptOf(CODE)}</template>
    <template id="${BEFORE_TEMPLATE}" data-address="/shell/1/shell.json" data-digest="sha384-1">${scriptOf('/shell/1/main.js', '1')}</template>`;
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
const giveBefore = () =>
  Object.assign(files, {
    '/shell/1/shell.json': '{"base":"/shell/1/","integrity":{"next.js":"sha384-n"}}',
    '/shell/1/main.js': '',
  });

it('fetches code that fails once more, past the caches, unseen', async () => {
  await comes();
  await happens('error');
  expect(asked).toEqual([CODE]);
  expect(addresses()).toEqual([CODE, CODE]);
  await happens('load');
  await elapse(20_000);
  expect(card()).toBeNull();
});

it('then starts the shell before it, with its own digests and without the styles of the other', async () => {
  await comes();
  files = {};
  giveBefore();
  await happens('error');
  expect(asked).toEqual([CODE, '/shell/1/shell.json sha384-1', '/shell/1/main.js']);
  expect(known.__PORTAL_SRI__).toEqual({ '/shell/1/next.js': 'sha384-n' });
  expect(document.querySelector('template[data-first]')).toBeNull();
  expect(addresses().at(-1)).toBe('/shell/1/main.js');
  await happens('load');
  expect(document.querySelector('link')).toBeNull();
  await elapse(20_000);
  expect(card()).toBeNull();
});

it('then says that the portal could not start, and starts it with one press', async () => {
  await comes();
  await happens('error');
  await happens('error');
  expect(card()).toHaveTextContent('Le portail n’a pas pu démarrer');
  await press();
  expect(addresses()).toHaveLength(3);
  await happens('load');
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

it('asks for styles again twice, then offers to', async () => {
  await happens('load');
  const fails = async () => {
    await happens('error', 'link');
    await elapse(1200);
  };
  await fails();
  await fails();
  expect(asked).toEqual([STYLES, STYLES]);
  expect(card()).toBeNull();
  await fails();
  expect(card()).toHaveTextContent('La mise en forme n’est pas arrivée');
  await press();
  expect(asked).toHaveLength(3);
  await comes();
  expect(card()).toBeNull();
});
