// `npm run package`: a folder, and a tarball of it, that runs the portal with Node alone. Both are in `.cache/package`,
// beside the releases of single apps.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describePackage } from '../package/describe-package.mjs';
import { copyProductionPackages } from '../package/production-packages.mjs';
import { writeTarball } from '../package/write-tarball.mjs';
import { install, requireNode, root } from './install.mjs';
import { browserNotices } from './licences.mjs';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

const dist = path.join(root, 'dist');
const packages = path.join(root, '.cache/package');
/** The server and its operators' commands (see `deploy/package/portal.mjs`). */
const BUNDLES = ['main', 'office', 'portal', 'store', 'content-directus'];
/** What the bundles read at run time, relative to two folders above themselves. */
const READ_AT_RUN_TIME = [
  'back-office/content',
  'back-office/demo/files',
  'shared/remote-sdk/drawing/sandbox.mjs',
  'shell/page/public',
];
const PAGES = ['docs/deploying.md', 'docs/licences.md', 'docs/operating.md', 'docs/settings.md'];
const RECIPES = [
  'Caddyfile',
  'Containerfile',
  'Containerfile.dockerignore',
  'compose.yaml',
  'intergestion-portal.service',
  'nginx.conf',
];

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { name, version } = readJson(path.join(root, 'package.json'));

const packageFolder = path.join(packages, `${name}-${version}`);
const packageFile = `${packageFolder}.tar.gz`;

/** The commit's time as the time of all files, so that the same sources give the same bytes. */
function timeOfSources() {
  const given = process.env.SOURCE_DATE_EPOCH;
  const git = () =>
    execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  return new Date(Number(given ?? git()) * 1000);
}

/** @param {string} from @param {string} to */
function copy(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
}

/**
 * The current shell and remotes, under a new registry.
 * @param {string} folder
 * @param {Date} time
 */
async function copySite(folder, time) {
  const { remotes, shell } = readJson(path.join(dist, 'remotes.json'));
  const current = Object.entries({ ...remotes, shell }).map(([app, { stable }]) => ({
    name: app,
    version: stable,
  }));
  for (const each of current) {
    const place = path.join(each.name === 'shell' ? 'shell' : `remotes/${each.name}`, each.version);
    copy(path.join(dist, place), path.join(folder, place));
  }
  // For who reads no registry.
  copy(path.join(folder, 'shell', shell.stable, 'shell.json'), path.join(folder, 'shell.json'));
  const tools = pathToFileURL(path.join(dist, 'server/assemble-registry.mjs')).href;
  const { assembleRegistry } = await import(tools);
  const registry = {
    ...(await assembleRegistry({ dist: folder, current })),
    generatedAt: time.toISOString(),
  };
  // Identifies the sources, not the machine that packed them.
  const entry = { cause: `package of ${version}`, registry };
  writeFileSync(path.join(folder, 'remotes.json'), `${JSON.stringify(registry)}\n`);
  writeFileSync(path.join(folder, `remotes/.history/${registry.serial}.json`), `${JSON.stringify(entry)}\n`);
}

/**
 * Documents and example settings for operators.
 * @param {string} folder
 */
function copyPaper(folder) {
  for (const page of PAGES) copy(path.join(root, page), path.join(folder, page));
  for (const file of readdirSync(path.join(root, 'deploy/package')))
    copy(path.join(root, 'deploy/package', file), path.join(folder, file));
  for (const file of RECIPES) copy(path.join(root, 'deploy', file), path.join(folder, 'deploy', file));
  copy(path.join(root, '.env.example'), path.join(folder, '.env.example'));
  writeFileSync(path.join(folder, 'THIRD-PARTY-NOTICES.txt'), `${browserNotices()}\n`);
  writeFileSync(
    path.join(folder, 'package.json'),
    `${JSON.stringify(describePackage(version), undefined, 2)}\n`,
  );
}

/**
 * Throws on source maps: a portal serves everything in its folder, and they reveal the sources.
 * @param {string} folder
 */
function refuseMaps(folder) {
  const maps = filesBelow(folder, { skipped: [] }).filter((file) => file.endsWith('.map'));
  if (maps.length > 0) throw new Error(`Source maps are no part of a package: ${maps.join(', ')}`);
}

export async function makePackage() {
  const { build } = await import('./build.mjs');
  await build();
  const time = timeOfSources();
  const making = path.join(packages, `.making-${process.pid}`);
  const draft = path.join(making, `${name}-${version}`);
  try {
    for (const bundle of BUNDLES)
      copy(path.join(dist, `server/${bundle}.mjs`), path.join(draft, `dist/server/${bundle}.mjs`));
    copyProductionPackages(path.join(making, 'installed'), path.join(draft, 'dist/server/node_modules'));
    await copySite(path.join(draft, 'dist'), time);
    for (const place of READ_AT_RUN_TIME) copy(path.join(root, place), path.join(draft, place));
    copyPaper(draft);
    refuseMaps(draft);
    await writeTarball(draft, `${draft}.tar.gz`, time);
    rmSync(packageFolder, { recursive: true, force: true });
    renameSync(draft, packageFolder);
    renameSync(`${draft}.tar.gz`, packageFile);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  const megabytes = (statSync(packageFile).size / 1e6).toFixed(1);
  console.log(`${path.relative(root, packageFolder)}/ and ${path.basename(packageFile)} (${megabytes} MB)`);
  console.log('It runs with Node alone: node portal.mjs in it; docs/deploying.md says more.');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  install();
  await makePackage();
}
