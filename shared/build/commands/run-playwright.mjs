// `node run-playwright.mjs <config> [options]`: Playwright with the browser of this machine, its own or Debian's.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { root } from './install.mjs';

const [config = '', ...options] = process.argv.slice(2);
const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(process.execPath, [playwright, 'test', '-c', config, ...options], {
  cwd: root,
  env: { ...process.env, PORTAL_CHROMIUM: await findBrowser() },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
