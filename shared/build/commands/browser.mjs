import { existsSync } from 'node:fs';
import path from 'node:path';
import { fromDebian, isExecutable, onPath, run } from './programs.mjs';
import { root } from './install.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without the code for windows: a third less CPU time for every story. */
const HEADLESS_NAMES = ['chromium-headless-shell', 'chrome-headless-shell'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const systemBrowser = () => onPath(SYSTEM_NAMES) ?? [MAC].find(isExecutable);

/** Playwright's own Chromium, if it can be downloaded. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const playwright = path.join(root, 'node_modules/.bin/playwright');
  run(playwright, ['install', 'chromium'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/**
 * The browser of the end-to-end tests: `PORTAL_CHROMIUM` when set, else a headless shell of the system, which is
 * installed when root on Debian, else the result of `findBrowser`.
 * @returns {Promise<string>} the path of an executable
 */
export async function findTestBrowser() {
  return (
    process.env.PORTAL_CHROMIUM ??
    onPath(HEADLESS_NAMES) ??
    fromDebian('chromium-headless-shell', HEADLESS_NAMES, { refresh: systemBrowser() === undefined }) ??
    findBrowser()
  );
}

/**
 * A complete browser: `PORTAL_CHROMIUM` when set, else the system's, else Playwright's own, else Debian's package when
 * root on Debian.
 * @returns {Promise<string>} the path of an executable
 */
export async function findBrowser() {
  const found = process.env.PORTAL_CHROMIUM ?? systemBrowser();
  if (found) return found;
  console.log('No Chromium on this machine: installing one');
  const installed = (await playwrightBrowser()) ?? fromDebian('chromium', SYSTEM_NAMES, { refresh: true });
  if (installed) return installed;
  throw new Error('No Chromium could be found or installed. Install one, or name it in PORTAL_CHROMIUM.');
}
