import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** First Chromium without the code for windows: a third less CPU time for every story. */
const HEADLESS = ['chromium-headless-shell', 'chrome-headless-shell'];
const COMPLETE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} names @returns {string | undefined} the first of these programs that is on the path */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** @param {string} program @param {readonly string[]} args */
const run = (program, args, env = {}) =>
  spawnSync(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' }).status === 0;

/** Debian's own, when root on Debian. */
function installOnDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', HEADLESS[0]], env);
  if (!install() && onPath(COMPLETE) === undefined && run('apt-get', ['update'], env)) install();
}

/** Playwright's own Chromium, if it can be downloaded. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  const playwright = path.join(root, 'node_modules/.bin/playwright');
  if (!existsSync(file)) run(playwright, ['install', 'chromium'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' });
  return existsSync(file) ? file : undefined;
}

/**
 * A Chromium: `PORTAL_CHROMIUM` when set, else one of the system, which is installed when root on Debian, else
 * Playwright's own.
 * @returns {Promise<string>} the path of an executable
 */
export async function findBrowser() {
  if (process.env.PORTAL_CHROMIUM) return process.env.PORTAL_CHROMIUM;
  if (onPath(HEADLESS) === undefined) installOnDebian();
  const found = onPath([...HEADLESS, ...COMPLETE]) ?? [MAC].find(isExecutable) ?? (await playwrightBrowser());
  if (found) return found;
  throw new Error('No Chromium could be found or installed. Install one, or name it in PORTAL_CHROMIUM.');
}
