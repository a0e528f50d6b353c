import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { appHere } from './app-here.mjs';

/**
 * `portal-remote build`: the release of the version in package.json, complete or not at all.
 * @returns {Promise<string>} its folder, `dist/<name>/<version>`; source maps are in `maps` inside
 * @throws Refusal with what webpack says
 */
export async function build() {
  const { folder, name, version } = appHere();
  // Before the preset is read.
  process.env.PORTAL_RELEASE_VERSION = version;
  const { default: app } = await import('../project/app.cjs');
  const { default: builder } = await import('../webpack/run-webpack.cjs');
  const final = path.join(folder, 'dist', name, version);
  const aside = `${final}.building`;
  const before = app.describeRemoteApp(folder);
  rmSync(aside, { recursive: true, force: true });
  const stats = await builder.runWebpack(folder, aside);
  if (stats.hasErrors()) throw new Refusal(stats.toString({ preset: 'errors-only', colors: false }));
  if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
  // Sources that changed meanwhile may be half in it: the release would not match its hash.
  if (app.describeRemoteApp(folder).buildHash !== before.buildHash) {
    rmSync(aside, { recursive: true, force: true });
    throw new Refusal('The sources changed during the build: build again when they are still.');
  }
  rmSync(final, { recursive: true, force: true });
  mkdirSync(path.dirname(final), { recursive: true });
  renameSync(aside, final);
  const { bytes } = JSON.parse(readFileSync(path.join(final, 'remote.json'), 'utf8'));
  console.log(`Built ${name} ${version} into ${path.relative(folder, final)}`);
  for (const [page, size] of Object.entries(bytes.pages))
    console.log(`  ${page}: ${(Number(size) / 1000).toFixed(1)} kB of JavaScript, with the entry`);
  return final;
}
