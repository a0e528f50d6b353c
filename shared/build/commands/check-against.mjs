// `npm run check -- against https://portail.example agent`: what users would get if mfe-agent of this workspace went live
// there now. Takes what is live, verified, into a folder, puts the candidate into it (a remote on the live shell, or
// `shell` under the live remotes), and runs the journeys of the app on that, with demo data of its own. Nothing is sent
// to that portal, nothing is changed there.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { remotesOfWorkspace } from '../dev/dev-arguments.mjs';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { testsOfApp } from '../test-run/one-app.mjs';
import { describeApp, folderOf } from '../webpack/app.cjs';
import { findTestBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { bundleOf } from './command-bundle.mjs';
import { root } from './install.mjs';

/** Playwright ends by itself after this time; about five times what an app takes on two cores. */
const LIMIT_MS = 20 * 60_000;
const EVERY_PAGE = 'e2e/skew/combination.spec.ts';
/**
 * Where the stories are that run on the releases that they are given. Others make releases of their own, measure, or say
 * which access today's remotes declare.
 */
const ON_GIVEN = /^e2e\/(?:first-paint|journeys|session)\//;
const OWN_RELEASES = /fixtures\/(?:own-portal|made-release|production-portal)'/;

/**
 * The journeys of an app that run on the releases that they are given, and every page of every remote.
 * @param {string} name
 */
function storiesOf(name) {
  const all = filesBelow(path.join(root, 'e2e'))
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `e2e/${file}`);
  const own = all.filter((file) => testsOfApp(root, name).stories.some((story) => file.startsWith(story)));
  const fit = own.filter(
    (file) => ON_GIVEN.test(file) && !OWN_RELEASES.test(readFileSync(path.join(root, file), 'utf8')),
  );
  return [...new Set([...fit, EVERY_PAGE])];
}

/** @param {string} name */
function candidateOf(name) {
  const { version, place } = describeApp(path.join(root, folderOf(name)));
  if (!existsSync(path.join(root, 'dist', place)))
    throw new Error(
      `mfe-${name} ${version} is not built: is it pinned? \`npm run portal -- unpin ${name}\` lets it follow the workspace.`,
    );
  return version;
}

/** @param {readonly string[]} stories @param {string} dist @returns {Promise<boolean>} whether all of them passed */
async function run(stories, dist) {
  const browser = await findTestBrowser();
  const options = ['--no-deps', '--project=against', `--global-timeout=${LIMIT_MS}`, '--workers=2'];
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/@playwright/test/cli.js'),
      ...[
        'test',
        '-c',
        'e2e/playwright.config.ts',
        ...options,
        ...stories.map((story) => path.join(root, story)),
      ],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CHECK_AGAINST: dist, PORTAL_BUILT: '1', PORTAL_CHROMIUM: browser },
    },
  );
  let isStopped = false;
  const end = () => {
    isStopped = true;
    child.kill('SIGTERM');
  };
  process.once('SIGTERM', end).once('SIGINT', end);
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  process.off('SIGTERM', end).off('SIGINT', end);
  if (isStopped) throw new Error('Stopped: nothing is known.');
  return code === 0;
}

/** @param {string | undefined} address @param {readonly string[]} names */
async function check(address, names) {
  const all = ['shell', ...remotesOfWorkspace()];
  const unknown = names.filter((name) => !all.includes(name));
  if (address === undefined || names.length === 0 || unknown.length > 0)
    throw new Error(
      `npm run check -- against https://portail.example <app>, which is one of ${all.join(', ')}, or several.`,
    );
  await build(names.map(folderOf));
  const { putAgainstLive } = await import(pathToFileURL(await bundleOf('against-live')).href);
  let failures = 0;
  for (const name of names) {
    const to = path.join(root, '.cache/against', name);
    try {
      const version = candidateOf(name);
      const lines = await putAgainstLive({ address, built: path.join(root, 'dist'), name, version, to });
      for (const line of lines) console.log(line);
      const isFine = await run(storiesOf(name), to);
      console.log(
        `${name} ${version} against ${address}: ${isFine ? 'its journeys passed' : 'FAILED, see above'}`,
      );
      if (!isFine) failures += 1;
    } finally {
      rmSync(to, { recursive: true, force: true });
    }
  }
  return failures;
}

try {
  const [address, ...names] = process.argv.slice(2);
  process.exitCode = (await check(address, names)) > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
