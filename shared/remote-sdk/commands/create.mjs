import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fillTemplates, valuesFor } from '../create/fill-template.mjs';
import { refusedName, refusedTitle } from '../create/names.mjs';
import { findTarballs, keepTarballs, SDK_VERSION, VERSIONS } from '../create/portal-packages.mjs';
import { Refusal } from './refusal.mjs';

/** What may be in an empty folder. */
const NOTHING = ['.git', '.DS_Store'];
/** Needed to write and try the app, not in it. */
const TOOLS = /^@types\/|^@playwright\/|remote-sdk$/;

/** @param {Record<string, string>} all @param {boolean} tools */
const dependencies = (all, tools) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(all)
        .filter(([name]) => TOOLS.test(name) === tools)
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
    undefined,
    2,
  ).replaceAll('\n', '\n  ');

/**
 * `portal-remote create NAME`: a repository of one app in the present folder, which must be empty.
 * @param {string} name
 * @param {{ title?: string }} options
 * @throws Refusal
 */
export function create(name, { title }) {
  const repository = process.cwd();
  const refused = refusedName(name) ?? refusedTitle(title);
  if (refused) throw new Refusal(refused);
  if (readdirSync(repository).some((entry) => !NOTHING.includes(entry)))
    throw new Refusal(`${repository} is not empty: a repository begins in a folder of its own.`);

  const tarballs = findTarballs();
  const fromRegistry = Object.fromEntries([...Object.entries(VERSIONS), ['@portal/remote-sdk', SDK_VERSION]]);
  const all = { ...fromRegistry, ...(tarballs && keepTarballs(tarballs, repository)) };
  const values = {
    ...valuesFor(name, title, { kit: VERSIONS['@portal/kit'], react: VERSIONS.react }),
    dependencies: dependencies(all, false),
    devDependencies: dependencies(all, true),
  };
  const files = fillTemplates(['app', 'repository'], values);
  for (const [file, text] of Object.entries(files)) {
    const full = path.join(repository, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
    if (text.startsWith('#!')) chmodSync(full, 0o755);
  }
  for (const file of Object.keys(files)) console.log(`  ${file}`);
  if (tarballs) console.log(`  packages (${tarballs.size} packages of the portal)`);
  console.log(`
${name} has one page at /${name} for everybody who signed in. Next:
  npm install
  npm test
  npm run dev -- --portal https://portail.example`);
}
