import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describeApp } from '../webpack/app.cjs';
import { root } from './install.mjs';
import { SOURCES_CHANGED } from './release-state.mjs';
import { runWebpack } from '../../remote-sdk/webpack/run-webpack.cjs';

/**
 * Builds one app in its own process: `node build-app.mjs <folder> <place> [<out>]`. The release is moved to
 * `dist/<place>` in one step once complete, so that an interrupted build never looks like a release. With `<out>` it
 * goes to that folder instead, source maps included.
 */
const [folder, place, out] = process.argv.slice(2);

const aside = out ? `${out}.building` : path.join(root, 'dist/.building', place);
const final = out ?? path.join(root, 'dist', place);
const maps = path.join(root, 'dist/maps', place);

const before = describeApp(path.join(root, folder));
rmSync(aside, { recursive: true, force: true });
const stats = await runWebpack(path.join(root, folder), aside);

if (stats.hasErrors() || stats.hasWarnings()) {
  console.error(stats.toString({ preset: 'errors-warnings', colors: false }));
}
if (stats.hasErrors()) process.exit(1);

// Sources that changed during the build may be half in it: the release would not match its hash.
const after = describeApp(path.join(root, folder));
if (after.place !== place || after.buildHash !== before.buildHash) {
  rmSync(aside, { recursive: true, force: true });
  process.exit(SOURCES_CHANGED);
}

for (const target of out ? [final] : [final, maps]) rmSync(target, { recursive: true, force: true });
if (!out && existsSync(path.join(aside, 'maps'))) {
  mkdirSync(path.dirname(maps), { recursive: true });
  renameSync(path.join(aside, 'maps'), maps);
}
mkdirSync(path.dirname(final), { recursive: true });
renameSync(aside, final);
