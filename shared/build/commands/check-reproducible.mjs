// `npm run check -- reproducible [-- <app> …]`: whether the same sources give the same releases, byte by byte. Two copies of
// the working tree (committed or not) are built: one in a short folder, over a webpack cache that another version has
// filled; one in a deep folder, without a cache, as another user in another time zone. All apps and the shell, unless
// some are named.
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { remotesOfWorkspace } from '../dev/dev-arguments.mjs';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { folderOf } from '../webpack/app.cjs';
import { root } from './install.mjs';

const SHORT = 'p';
/** A deep path with spaces and accents. */
const DEEP = path.join('Données de Zoé', 'le portail', 'intergestion');
/** Differs from this machine in what programs ask the system for. */
const SOMEBODY_ELSE = { TZ: 'Pacific/Auckland', LANG: 'C', LC_ALL: 'C', USER: 'zoe', LOGNAME: 'zoe' };

/** Source maps name the folder of the build. They are served to nobody and belong to no release. */
const MAPS = 'maps';
const EARLIER = '0.9.0-earlier';
const VERSION = '1.0.0-compared';
/** For the whole check; about ten times what it takes on two cores. */
const LIMIT_MS = 40 * 60_000;
const deadline = Date.now() + LIMIT_MS;

const execute = promisify(execFile);

/** @param {string} command @param {readonly string[]} args @param {string} cwd @param {Record<string, string>} [env] */
async function run(command, args, cwd, env = {}) {
  const timeout = Math.max(1, deadline - Date.now());
  try {
    const settings = { cwd, env: { ...process.env, ...env }, maxBuffer: 64e6, timeout };
    return (await execute(command, args, settings)).stdout;
  } catch (error) {
    if (error.killed) throw new Error(`${LIMIT_MS / 60_000} minutes were not enough: nothing is known.`);
    throw new Error(`${path.basename(command)} ${args.join(' ')} failed.\n${error.stdout}${error.stderr}`);
  }
}

/** @param {string} to */
async function copySources(to) {
  const names = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], root);
  for (const name of names.split('\0').filter(Boolean)) {
    const target = path.join(to, name);
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(path.join(root, name), target, { dereference: false, force: true });
  }
}

/** @param {string} copy */
const install = (copy) =>
  run(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import('./shared/build/commands/install.mjs').then(({ install }) => install())`,
    ],
    copy,
  );

/** @param {string} name @param {string} version */
const placeOf = (name, version) => (name === 'shell' ? `shell/${version}` : `remotes/${name}/${version}`);

/**
 * Builds a version of an app in a copy.
 * @param {string} copy
 * @param {string} name
 * @param {string} version
 * @param {Record<string, string>} [env]
 * @returns {Promise<string>} its folder
 */
async function build(copy, name, version, env) {
  const place = placeOf(name, version);
  const out = path.join(copy, '.cache/compared', place);
  const args = ['shared/build/commands/build-app.mjs', folderOf(name), place, out];
  await run(process.execPath, args, copy, { ...env, PORTAL_RELEASE_VERSION: version });
  return out;
}

/**
 * One sentence per file that is missing from one of two folders or differs.
 * @param {string} warm
 * @param {string} cold
 */
function differences(warm, cold) {
  const [ours, theirs] = [warm, cold].map((folder) => filesBelow(folder, { skipped: [MAPS] }));
  const all = [...new Set([...ours, ...theirs])].toSorted();
  return all.flatMap((file) => {
    if (!ours.includes(file)) return [`${file} is in the build without a cache only`];
    if (!theirs.includes(file)) return [`${file} is in the build over an earlier cache only`];
    return readFileSync(path.join(warm, file)).equals(readFileSync(path.join(cold, file)))
      ? []
      : [`${file} differs`];
  });
}

/** @param {readonly string[]} names */
async function check(names) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-twice-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const [short, deep] = [SHORT, DEEP].map((each) => path.join(folder, each));
  await copySources(short);
  cpSync(short, deep, { recursive: true });
  // One after the other: both write pnpm's store.
  await install(short);
  await install(deep);

  let count = 0;
  for (const name of names) {
    const overEarlier = async () => {
      await build(short, name, EARLIER);
      return build(short, name, VERSION);
    };
    const [warm, cold] = await Promise.all([overEarlier(), build(deep, name, VERSION, SOMEBODY_ELSE)]);
    const found = differences(warm, cold);
    if (found.length === 0) console.log(`${name}: the same, byte by byte`);
    for (const what of found) console.error(`${name}: ${what}`);
    count += found.length;
  }
  return count;
}

const all = ['shell', ...remotesOfWorkspace()];
const named = process.argv.slice(2);
const unknown = named.filter((name) => !all.includes(name));
try {
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}: ${all.join(', ')}.`);
  process.exitCode = (await check(named.length > 0 ? named : all)) > 0 ? 1 : 0;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
