// `npm run check -- licences`: names the packages whose licences are not allowed. With `--notices`, prints the licences of the
// packages that browsers get.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './install.mjs';

/** They ask at most that their texts go along with every copy. */
const ALLOWED = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'Apache-2.0',
  'Apache-2.0 AND MIT',
  'MIT-0',
  '0BSD',
  'CC0-1.0',
  'OFL-1.1',
  '(MIT OR CC0-1.0)',
  '(MPL-2.0 OR Apache-2.0)',
];
/**
 * Packages under another one. All but the first are tools: nobody gets a copy of them.
 * @type {readonly (readonly [names: RegExp, licence: string])[]}
 */
const ALLOWED_BY_NAME = [
  // By specification. Who operates the portal buys the licence.
  [/^highcharts$/, 'https://www.highcharts.com/license'],
  [/^(?:axe-core|lightningcss(?:-.+)?)$/, 'MPL-2.0'],
  [/^argparse$/, 'Python-2.0'],
  [/^caniuse-lite$/, 'CC-BY-4.0'],
  [/^pako$/, '(MIT AND Zlib)'],
  // Older than SPDX: its file LICENSE is the text of BSD-3-Clause.
  [/^parse-cache-control$/, 'BSD'],
];
const APPS = ['@portal/shell...', '@portal/mfe-*...'];
/** Tools that leave code of their own in what they build, and what our fonts are cut from. */
const LEFT_IN_BUILDS = [
  '@fontsource-variable/besley',
  '@fontsource-variable/figtree',
  '@fontsource-variable/plus-jakarta-sans',
  '@fontsource-variable/roboto-slab',
  '@module-federation/runtime',
  '@module-federation/webpack-bundler-runtime',
  'mini-css-extract-plugin',
  'webpack',
];
const LICENCE_FILE = /^(?:licen[cs]e|notice)/i;

/** @typedef {{ name: string, versions: string[], paths: string[], license: string }} Package */

/**
 * @param {readonly string[]} args of `pnpm licenses list`
 * @returns {Package[]}
 */
function installedPackages(args) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const listed = execFileSync('npx', ['--yes', packageManager, 'licenses', 'list', '--json', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
    shell: process.platform === 'win32',
  });
  return /** @type {Package[]} */ (Object.values(JSON.parse(listed)).flat());
}

/** @param {Package} installed */
const isAllowed = ({ name, license }) =>
  ALLOWED.includes(license) || ALLOWED_BY_NAME.some(([names, own]) => own === license && names.test(name));

/** @param {string} folder of a package */
const textsIn = (folder) =>
  readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file) && existsSync(path.join(folder, file)))
    .map((file) => readFileSync(path.join(folder, file), 'utf8').trim());

/** The names, licences and notices of the packages whose code browsers get. */
export function browserNotices() {
  const used = installedPackages(['--prod', ...APPS.flatMap((app) => ['--filter-prod', app])]);
  const left = installedPackages([]).filter(({ name }) => LEFT_IN_BUILDS.includes(name));
  return [...used, ...left]
    .filter(({ name }) => !name.includes('typescript') && !name.startsWith('@types/'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, versions, paths: [folder], license }) =>
      [`${name} ${versions.join(', ')} (${license})`, ...textsIn(folder)].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(80)}\n\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--notices')) console.log(browserNotices());
  else {
    const refused = installedPackages([]).filter((each) => !isAllowed(each));
    for (const { name, license } of refused)
      console.error(`${name}: its licence is « ${license} », which is not allowed: see docs/licences.md`);
    process.exitCode = refused.length === 0 ? 0 : 1;
  }
}
