// `npm run check -- reproducible`: whether the same sources give the same releases, byte by byte. Two clones of what is
// committed are built: one in a short folder, one in a deep folder with spaces and accents, as somebody else in another
// time zone.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { root } from './install.mjs';

const DEEP = path.join('Données de Zoé', 'le portail', 'intergestion');
/** Differs from this machine in what programs ask the system for. */
const SOMEBODY_ELSE = { TZ: 'Pacific/Auckland', LANG: 'C', LC_ALL: 'C', USER: 'zoe', LOGNAME: 'zoe' };
/** About five times what it takes on two cores. */
const LIMIT_MS = 20 * 60_000;
const BUILD = `const { install } = await import('./shared/build/commands/install.mjs');
await install();
const { build } = await import('./shared/build/commands/build.mjs');
await build();`;

/**
 * The shell and the remotes of a build: their files, without source maps, which name the folder of the build.
 * @param {string} dist
 * @returns {ReadonlyMap<string, Buffer>}
 */
const releasesOf = (dist) =>
  new Map(
    filesBelow(dist, { skipped: ['maps', 'server'] })
      .filter((file) => /^(?:shell|remotes)\//.test(file))
      .map((file) => [file, readFileSync(path.join(dist, file))]),
  );

/** @param {string} clone @param {Readonly<Record<string, string>>} env */
function build(clone, env) {
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  const settings = { cwd: clone, env: { ...process.env, ...env }, timeout: LIMIT_MS, stdio: 'inherit' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', BUILD], /** @type {any} */ (settings));
  return releasesOf(path.join(clone, 'dist'));
}

const folder = mkdtempSync(path.join(tmpdir(), 'portal-twice-'));
try {
  const ours = build(path.join(folder, 'p'), {});
  const theirs = build(path.join(folder, DEEP), SOMEBODY_ELSE);
  const names = [...new Set([...ours.keys(), ...theirs.keys()])].toSorted();
  const different = names.filter((name) => theirs.get(name)?.equals(ours.get(name) ?? Buffer.of()) !== true);
  for (const name of different) console.error(`${name} differs, or is in one build only`);
  console.log(`${names.length - different.length} of ${names.length} files are the same, byte by byte`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
