import BrowserEnvironment from '../../remote-sdk/jest/browser-environment.mjs';

/**
 * A browser, with `openBackOffice`: it gives a screen test the real back office, which runs outside the test's vm
 * context, where Node's classes are the originals.
 */
export default class ScreenEnvironment extends BrowserEnvironment {
  async setup() {
    await super.setup();
    this.global.openBackOffice = async () => {
      const { openBackOffice } = await import('./back-office.mjs');
      return openBackOffice();
    };
  }
}
