import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';

/** @typedef {{ folder: string, name: string, version: string, requires: Record<string, unknown> }} AppHere */

/**
 * The manifest of the app in a folder: the present one by default.
 * @returns {AppHere}
 * @throws Refusal when there is none
 */
export function appHere(folder = process.cwd()) {
  const manifest = path.join(folder, 'remote.manifest.json');
  if (!existsSync(manifest))
    throw new Refusal(`${folder} has no remote.manifest.json: this runs in the repository of an app.`);
  const { name, requires } = JSON.parse(readFileSync(manifest, 'utf8'));
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return { folder, name, version, requires };
}
