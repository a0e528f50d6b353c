// `npm run check:licences`: whether the licences of all dependencies are allowed, and whether `docs/licences.md` is up
// to date. `--write` updates the page.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { ARTWORK, artworkFaults } from '../licences/artwork.mjs';
import { installedLicences } from '../licences/installed-licences.mjs';
import { licencesPage } from '../licences/licences-page.mjs';
import { sortByLicence } from '../licences/sort-by-licence.mjs';
import { root } from './install.mjs';

const PAGE = 'docs/licences.md';
const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
/** @param {string} file */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const lockfile = parse(read('pnpm-lock.yaml'));
const { sorted, faults } = sortByLicence(lockfile, installedLicences(root));
const page = licencesPage(sorted);

const folders = ['docs', ...Object.keys(lockfile.importers).filter((folder) => folder !== '.')];
const files = folders.flatMap((folder) =>
  filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`),
);
const problems = [...faults, ...artworkFaults(files, ARTWORK)];

if (problems.length === 0 && values.write) writeFileSync(path.join(root, PAGE), page);
else if (problems.length === 0 && read(PAGE) !== page)
  problems.push(`${PAGE} says something else: print it by npm run check:licences -- --write`);

for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
