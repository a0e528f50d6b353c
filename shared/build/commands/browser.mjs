import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const SYSTEM_NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = SYSTEM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, MAC].find(isExecutable);
}

/** Playwright's own Chromium, where its download is allowed; undefined otherwise. */
async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  const playwright = path.join(root, 'node_modules/.bin/playwright');
  run(playwright, ['install', 'chromium'], { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '' });
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function debianBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update'], env);
  run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], env);
  return systemBrowser();
}

/**
 * The browser of the end-to-end tests: `PORTAL_CHROMIUM` when set, else the system's, else Playwright's own, else
 * Debian's package when root on Debian.
 * @returns {Promise<string>} the path of an executable
 */
export async function findBrowser() {
  const found = process.env.PORTAL_CHROMIUM ?? systemBrowser();
  if (found) return found;
  console.log('No Chromium on this machine: installing one');
  const installed = (await playwrightBrowser()) ?? debianBrowser();
  if (installed) return installed;
  throw new Error('No Chromium could be found or installed. Install one, or name it in PORTAL_CHROMIUM.');
}
