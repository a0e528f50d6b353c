import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const dist = path.join(root, 'dist');
const KEPT_SHELLS = 3;

/**
 * Whether `dist/<place>` holds a complete release: its description, and every file listed there.
 * @param {string} place
 * @param {string} manifest
 */
export function isComplete(place, manifest) {
  const folder = path.join(dist, place);
  const description = path.join(folder, manifest);
  if (!existsSync(description)) return false;
  const { integrity } = JSON.parse(readFileSync(description, 'utf8'));
  return Object.keys(integrity).every((file) => existsSync(path.join(folder, file)));
}

/**
 * The versions in a folder of `dist`, newest first.
 * @param {string} place
 */
export function versionsIn(place) {
  const folder = path.join(dist, place);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => ({ name: entry.name, at: statSync(path.join(folder, entry.name)).mtimeMs }))
    .sort((left, right) => right.at - left.at)
    .map(({ name }) => name);
}

/**
 * Removes shells that are too old for any open tab; `current` always stays.
 * @param {any} current
 */
export function pruneShells(current) {
  for (const version of versionsIn('shell')
    .filter((name) => name !== current)
    .slice(KEPT_SHELLS - 1)) {
    for (const place of ['shell', 'maps/shell']) {
      rmSync(path.join(dist, place, version), { recursive: true, force: true });
    }
  }
}
