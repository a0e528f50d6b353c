import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describeApp } from '../webpack/app.cjs';
import { root } from './install.mjs';
import { buildRelease } from '../../remote-sdk/webpack/build-release.cjs';

/**
 * Builds one app in its own process: `node build-app.mjs <folder> <place> [<out>]`. The release is moved to
 * `dist/<place>` in one step once complete, so that an interrupted build never looks like a release, and its source maps
 * to `dist/maps`. With `<out>` it goes to that folder instead, source maps included.
 */
const [folder, place, out] = process.argv.slice(2);

/** @param {string} from @param {string} to */
function move(from, to) {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
}

const built = out ?? path.join(root, 'dist/.building', place);
try {
  await buildRelease(() => describeApp(path.join(root, folder)), built);
} catch (failure) {
  console.error(failure.message);
  process.exit(1);
}
if (!out) {
  const maps = path.join(built, 'maps');
  if (existsSync(maps)) move(maps, path.join(root, 'dist/maps', place));
  move(built, path.join(root, 'dist', place));
}
