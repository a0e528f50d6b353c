import { createRequire } from 'node:module';
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import './worker-memory.mjs';

const jsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { implForWrapper } = jsdom('jsdom/lib/jsdom/living/generated/utils.js');

/** Caches `getComputedStyle` until the page changes: queries by role call it often, and jsdom's is slow. */
function keepStyles(window) {
  const { document, getComputedStyle } = window;
  const page = implForWrapper(document);
  let version;
  let styles;
  window.getComputedStyle = (element, pseudo) => {
    // Detached elements change without a mutation of the page.
    if (pseudo || element?.ownerDocument !== document || !element.isConnected)
      return getComputedStyle(element, pseudo);
    if (version !== page._version) [version, styles] = [page._version, new WeakMap()];
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };
}

const LABELABLE = ['Input', 'Select', 'TextArea', 'Button', 'Meter', 'Output', 'Progress'];

/** Finds the labels of all controls at once until the page changes: jsdom's walk through it for each query and control. */
function keepLabels(window) {
  const { document } = window;
  const page = implForWrapper(document);
  let version;
  let labels;
  const find = () => {
    [version, labels] = [page._version, new Map()];
    for (const label of document.querySelectorAll('label')) {
      const control = label.htmlFor === '' ? label.control : document.getElementById(label.htmlFor);
      labels.set(control, [...(labels.get(control) ?? []), label]);
    }
  };
  for (const name of LABELABLE) {
    const { prototype } = window[`HTML${name}Element`];
    const own = Object.getOwnPropertyDescriptor(prototype, 'labels').get;
    const get = function () {
      if (this.type === 'hidden' || !document.contains(this)) return own.call(this);
      if (version !== page._version) find();
      return labels.get(this) ?? [];
    };
    Object.defineProperty(prototype, 'labels', { configurable: true, enumerable: true, get });
  }
}

/**
 * jsdom, plus the browser features it lacks.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    keepStyles(this.global);
    keepLabels(this.global);
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      structuredClone,
      Response,
      Request,
      Headers,
      fetch,
      // Node's Request accepts only signals of Node's own AbortController.
      AbortController,
      AbortSignal,
      ReadableStream,
    });
  }
}
