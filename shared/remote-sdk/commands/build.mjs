import { readFileSync } from 'node:fs';
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
  const { default: builder } = await import('../webpack/build-release.cjs');
  const final = path.join(folder, 'dist', name, version);
  await builder
    .buildRelease(() => app.describeRemoteApp(folder), final)
    .catch((/** @type {Error} */ failure) => {
      throw new Refusal(failure.message);
    });
  const { bytes } = JSON.parse(readFileSync(path.join(final, 'remote.json'), 'utf8'));
  console.log(`Built ${name} ${version} into ${path.relative(folder, final)}`);
  for (const [page, size] of Object.entries(bytes.pages))
    console.log(`  ${page}: ${(Number(size) / 1000).toFixed(1)} kB of JavaScript, with the entry`);
  return final;
}
