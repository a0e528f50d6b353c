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

/**
 * jsdom, plus the browser features it lacks.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
    keepStyles(this.global);
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
