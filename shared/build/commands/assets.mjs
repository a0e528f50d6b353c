// `npm run assets -- fonts`: makes files again that are committed, or looked at. What follows the name is for it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { install, requireNode, root } from './install.mjs';

/** @type {Readonly<Record<string, readonly string[]>>} */
const ASSETS = {
  fonts: ['shared/build/assets/fonts.mjs'],
  documents: ['shared/build/assets/documents.mjs'],
  release: ['e2e/skew/keep-release.mjs'],
  screens: ['shared/build/commands/run-playwright.mjs', 'e2e/screens/playwright.config.ts'],
};

requireNode();
install();
const [name = '', ...rest] = process.argv.slice(2);
const [file, ...args] = ASSETS[name] ?? [];
if (file === undefined) {
  console.error(`There is no ${name || 'name'}. There are: ${Object.keys(ASSETS).join(', ')}.`);
  process.exitCode = 2;
} else {
  const command = [path.join(root, file), ...args, ...rest];
  process.exitCode = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
