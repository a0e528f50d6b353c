import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

const dist = path.join(root, 'dist');

/** The exit code of `build-app.mjs` when the sources changed during the build. */
export const SOURCES_CHANGED = 3;

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
