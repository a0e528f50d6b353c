import { createElement, useSyncExternalStore } from 'react';

// Runs in the page, in development builds only. React's own refresh needs React's development build, and a deployed
// shell provides the production one: so each component becomes one that stays, and calls its newest implementation.

/**
 * What stays of a component while its implementations come and go.
 * @typedef {object} Family
 * @property {Function | object} shown what other modules and React see
 * @property {Function | undefined} current the newest implementation
 * @property {string} hooks signature of the implementation that is mounted
 * @property {string} recipe of an object
 * @property {number} version higher with each implementation
 * @property {number} mount higher with each one that cannot take over the state
 * @property {Set<() => void>} listeners
 */

/** @type {Map<string, Family>} */
const families = new Map();
/** @type {Set<Family>} families that got an implementation since the last replacement */
const renewed = new Set();
/** Components that stay. */
const shown = new WeakSet();
/** @type {WeakMap<object, { hooks: string, forced: boolean, others: () => readonly unknown[] }>} */
const signatures = new WeakMap();
let resets = 0;

/** What swc calls with each function that uses hooks, and a digest of which ones. */
export function signature() {
  return (value, hooks, forced = false, others = () => []) => {
    if (typeof hooks === 'string') signatures.set(value, { hooks, forced, others });
    return value;
  };
}

/**
 * The hooks of a function, with those of the hooks of ours that it uses.
 * @param {any} value
 * @returns {string}
 */
function hooksOf(value) {
  const found = signatures.get(value);
  if (!found) return '';
  const own = found.forced ? `${found.hooks} ${(resets += 1)}` : found.hooks;
  return [own, ...found.others().map(hooksOf)].join(' ');
}

/** @param {any} value @returns {boolean} whether React calls it as a function */
const isFunction = (value) => typeof value === 'function' && !value.prototype?.isReactComponent;

/** Whether an object of React, such as that of `memo`, shows the newest implementation by itself. */
const staysNew = ({ type, render, _payload: lazy }) => shown.has(type ?? render) || lazy !== undefined;

/** @param {Family} family @param {Function} first */
function lasting(family, first) {
  const subscribe = (/** @type {() => void} */ listener) => {
    family.listeners.add(listener);
    return () => family.listeners.delete(listener);
  };
  const version = () => family.version;
  /** @param {{ given: object, beside: unknown[] }} all */
  const Newest = ({ given, beside }) => family.current?.(given, ...beside);
  // Its state is in `Newest`: another key gives it up, when the hooks are other ones.
  const Lasting = (/** @type {object} */ given, /** @type {unknown[]} */ ...beside) => {
    useSyncExternalStore(subscribe, version, version);
    return createElement(Newest, { key: family.mount, given, beside });
  };
  for (const each of [Newest, Lasting]) Object.defineProperty(each, 'name', { value: first.name });
  return Object.assign(Lasting, first);
}

/**
 * The component that stands for every implementation of one name of a module.
 * @param {string | number} id of the module
 * @param {string} name in it
 * @param {any} value
 * @param {string} [recipe] the text that makes an object, without the components inside of it
 */
export function component(id, name, value, recipe = '') {
  const key = `${id} ${name}`;
  const known = families.get(key);
  if (!isFunction(value)) {
    const isSame = known?.current === undefined && known?.recipe === recipe;
    if (value === null || typeof value !== 'object') return value;
    if (isSame && staysNew(value)) return known.shown;
    families.set(key, { ...emptyFamily(), shown: value, recipe });
    return value;
  }
  if (shown.has(value)) return value;
  const family = known?.current === undefined ? emptyFamily() : known;
  if (family !== known) {
    families.set(key, family);
    family.shown = lasting(family, value);
    shown.add(family.shown);
  }
  family.current = value;
  renewed.add(family);
  return family.shown;
}

/** @returns {Family} */
const emptyFamily = () => ({
  shown: {},
  current: undefined,
  hooks: '',
  recipe: '',
  version: 0,
  mount: 0,
  listeners: new Set(),
});

/** Shows what was replaced: state is kept where the hooks are the same. */
function show() {
  for (const family of renewed) {
    const hooks = hooksOf(family.current);
    if (hooks !== family.hooks) family.mount += 1;
    family.hooks = hooks;
    family.version += 1;
  }
  const listeners = [...renewed].flatMap((family) => [...family.listeners]);
  renewed.clear();
  for (const listener of listeners) listener();
}

/** Signatures of a first evaluation; hooks of other modules are there once all of them ran. */
function note() {
  for (const family of renewed) family.hooks = hooksOf(family.current);
  renewed.clear();
}

let isReplacing = false;

/** @param {any} value */
const isComponent = (value) => shown.has(value) || value?.$$typeof !== undefined;

/**
 * At the end of each module with components: says how it takes a newer version of itself.
 * @param {any} hot webpack's interface of the module
 * @param {readonly any[]} exported all that it exports; empty when that cannot be only components
 */
export function settle(hot, exported) {
  if (!hot) return;
  const isBoundary = exported.length > 0 && exported.every(isComponent);
  // Other modules hold what the earlier version exported: they run again, too.
  if (hot.data?.wasBoundary && !isBoundary) hot.invalidate();
  if (isBoundary) hot.accept();
  hot.dispose((/** @type {any} */ data) => {
    data.wasBoundary = isBoundary;
  });
  if (!isReplacing) queueMicrotask(() => isReplacing || note());
}

/**
 * Takes up the newest build of this app: its modules, then what they show.
 * @returns {Promise<boolean>} false when the page must be loaded again
 */
async function replace() {
  const base = new URL(__webpack_public_path__, location.href);
  const { hash, integrity } = await (await fetch(new URL('remote.json', base), { cache: 'no-store' })).json();
  // The page runs only files whose digests it knows.
  for (const [file, digest] of Object.entries(integrity))
    globalThis.__PORTAL_SRI__[base.pathname + file] = digest;
  note();
  isReplacing = true;
  try {
    while (__webpack_hash__ !== hash) {
      const before = __webpack_hash__;
      await import.meta.webpackHot.check(true);
      if (__webpack_hash__ === before) return false;
    }
    show();
    return true;
  } catch (problem) {
    console.info(`${__PORTAL_APP__} is loaded again: ${problem?.message ?? problem}`);
    return false;
  } finally {
    isReplacing = false;
  }
}

let last = Promise.resolve(true);

// For the script that the development server adds to pages (page-script.ts).
globalThis.__PORTAL_REPLACE__ ??= {};
globalThis.__PORTAL_REPLACE__[__PORTAL_APP__] = () => (last = last.then(replace));
