import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

const FEATURE = /'@portal\/features\/([\w-]+)'/g;
const BROWSER = 'tsconfig.browser.json';
const SERVER = 'tsconfig.node.json';

/**
 * @typedef {object} AppTests
 * @property {string} folder
 * @property {readonly string[]} programs
 * @property {readonly string[]} units beginnings of files
 * @property {'on postgres alone'} [database]
 */

/** Those that are no remotes. @type {Readonly<Record<string, AppTests>>} */
const OTHERS = {
  shell: {
    folder: 'shell',
    programs: [BROWSER, SERVER],
    units: ['shell/', 'shared/kit/', 'shared/registry/'],
  },
  'back-office': {
    folder: 'back-office',
    programs: [SERVER],
    units: ['back-office/'],
    database: 'on postgres alone',
  },
};

/** @param {string} folder of a remote @returns {string[]} the shared features that it mounts */
function featuresOf(folder) {
  const sources = filesBelow(folder).filter((file) => /\.tsx?$/.test(file));
  const names = sources.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(FEATURE)].map(([, name]) => name),
  );
  return [...new Set(names)].toSorted().map((name) => `shared/features/src/${name}/`);
}

/**
 * What `npm test -- agent` runs: types and lint of its folder, its tests and those of the shared features it uses, and
 * its journeys (none for a newly created app).
 * @param {string} root folder of the workspace
 * @param {string} name of an app: `agent`, `shell`, `back-office`
 * @returns {AppTests & { stories: readonly string[] }}
 * @throws {Error} when there is no such app; lists the apps
 */
export function testsOfApp(root, name) {
  const folder = `mfe-${name}`;
  const isRemote = existsSync(path.join(root, folder, 'remote.manifest.json'));
  if (!isRemote && !Object.hasOwn(OTHERS, name)) {
    const remotes = readdirSync(root).filter((each) => each.startsWith('mfe-'));
    const apps = [...remotes.map((each) => each.slice('mfe-'.length)), ...Object.keys(OTHERS)];
    throw new Error(`There is no app ${name}. There are: ${apps.join(', ')}.`);
  }
  const units = () => [`${folder}/`, ...featuresOf(path.join(root, folder, 'src'))];
  const tests = isRemote ? { folder, programs: [BROWSER], units: units() } : OTHERS[name];
  // Files below `e2e` without their ending, folders (`session/`) and beginnings (`faults/remote-`). Playwright takes any
  // part of a path: `journeys/director` would be `journeys/directory` as well.
  const told = JSON.parse(readFileSync(path.join(root, 'e2e/stories-by-app.json'), 'utf8'))[name] ?? [];
  const stories = told.map((story) => `e2e/${story}${/[-/]$/.test(story) ? '' : '.spec.ts'}`);
  return { ...tests, stories };
}
