import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** `npm run check -- boundaries`: runs dependency-cruiser over every folder with code of ours. */
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
const { status } = spawnSync(
  path.join(root, 'node_modules/.bin/depcruise'),
  ['--config', '.dependency-cruiser.cjs', 'shell', ...remotes, 'shared', 'back-office', 'e2e'],
  { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
