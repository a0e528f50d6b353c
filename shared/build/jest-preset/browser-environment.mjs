import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';

/**
 * jsdom, plus what every browser of today has and jsdom lacks. `openBackOffice` gives a screen test the real back
 * office: it lives outside the test's own world, where Node's classes are Node's.
 */
export default class BrowserEnvironment extends JsdomEnvironment {
  async setup() {
    await super.setup();
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
