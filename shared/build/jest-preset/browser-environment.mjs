import { createRequire } from 'node:module';
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import './worker-memory.mjs';

const jsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { implForWrapper } = jsdom('jsdom/lib/jsdom/living/generated/utils.js');

/**
 * `getComputedStyle` that works out the style of an element once, until anything in the page changes. jsdom goes through
 * its style sheet for each call, and a query by role calls it for each element and each of its parents, several times.
 */
function keepStyles(window) {
  const { document, getComputedStyle } = window;
  const page = implForWrapper(document);
  let version;
  let styles;
  window.getComputedStyle = (element, pseudo) => {
    // What is not in the page changes without it.
    if (pseudo || element?.ownerDocument !== document || !element.isConnected)
      return getComputedStyle(element, pseudo);
    if (version !== page._version) [version, styles] = [page._version, new WeakMap()];
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };
}

/**
 * jsdom, plus what every browser of today has and jsdom lacks. `openBackOffice` gives a screen test the real back
 * office: it lives outside the test's own world, where Node's classes are Node's.
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
      // One family: Node's Request takes no signal but Node's own.
      AbortController,
      AbortSignal,
      ReadableStream,
    });
    this.global.openBackOffice = async () => {
      const { openBackOffice } = await import('./back-office.mjs');
      return openBackOffice();
    };
  }
}
