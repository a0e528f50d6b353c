import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

const OTHERS = ['shell', 'back-office'];
const FEATURE = /'@portal\/features\/([\w-]+)'/g;
const BROWSER = 'tsconfig.browser.json';
const SERVER = 'tsconfig.node.json';

/** The apps that `npm test` accepts by name, including newly created remotes. */
const appsOf = (root) => [
  ...readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(path.join(root, name, 'remote.manifest.json')))
    .map((name) => name.replace('mfe-', '')),
  ...OTHERS,
];

function featuresOf(folder) {
  const sources = filesBelow(folder).filter((file) => /\.tsx?$/.test(file));
  const names = sources.flatMap((file) =>
    [...readFileSync(path.join(folder, file), 'utf8').matchAll(FEATURE)].map(([, name]) => name),
  );
  return [...new Set(names)].toSorted().map((name) => `shared/features/src/${name}/`);
}

/** Journeys of each app: files below `e2e` without their ending, folders (`session/`) and beginnings (`faults/remote-`). */
const storiesByApp = (root) => JSON.parse(readFileSync(path.join(root, 'e2e/stories-by-app.json'), 'utf8'));
/** Playwright takes any part of a path: `journeys/director` would be `journeys/directory` as well. */
const storyFile = (story) => `e2e/${story}${/[-/]$/.test(story) ? '' : '.spec.ts'}`;

/**
 * What `npm test -- agent` runs: types and lint of its folder, its tests and those of the shared features it uses, and
 * its journeys (none for a newly created app).
 * @param {string} root folder of the workspace
 * @param {string} name of an app: `agent`, `shell`, `back-office`
 * @returns {import('./one-app.mjs').AppTests}
 * @throws {Error} when there is no such app; lists the apps
 */
export function testsOfApp(root, name) {
  const apps = appsOf(root);
  if (!apps.includes(name)) throw new Error(`There is no app ${name}. There are: ${apps.join(', ')}.`);
  const stories = (storiesByApp(root)[name] ?? []).map(storyFile);
  if (name === 'back-office')
    return {
      folder: name,
      programs: [SERVER],
      units: ['back-office/'],
      database: 'on postgres alone',
      stories,
    };
  if (name === 'shell')
    return {
      folder: name,
      programs: [BROWSER, SERVER],
      units: ['shell/', 'shared/kit/', 'shared/registry/'],
      stories,
    };
  const folder = `mfe-${name}`;
  const units = [`${folder}/`, ...featuresOf(path.join(root, folder, 'src'))];
  return { folder, programs: [BROWSER], units, stories };
}
