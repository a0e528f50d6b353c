import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files/files-below.cjs';

const IMPORTED = /from '(\.\.?\/[^']+)'/g;

/** The one way from a test to the server of the run: its address, or a rig that reads it. */
const SERVER = 'TEST_DATABASE_URL';

/**
 * What is the same statements on both stores: who may read and write, what a request may be, sessions and mail, the demo
 * data. Where a run has both stores it is held on PostgreSQL, which is quicker; how a store keeps, locks, pages, reads
 * values and fails (`store`, `app`, the other files of `resources` and `test/conformance`) is held on both.
 */
const SAME_ON_BOTH = [
  /^(?:src\/(?:access|accounts|auth|content|http|mail)|demo|office|test\/(?:fuzz|permissions))\//,
  /^src\/resources\/(?:addresses|agency-writes|person-name|person-writes|projects|proposition-writes)\.test\.ts$/,
  /^test\/conformance\/(?:complete|openapi|resources|section-7|signature)\.test\.ts$/,
];

/**
 * The test files that the run on PostgreSQL has for both stores. One that asks which store it is on has something to say
 * about each.
 * @param {string} folder of the back office
 * @returns {string[]} relative to the folder
 */
export const filesOnPostgresAlone = (folder) =>
  filesOnPostgres(folder).filter(
    (name) =>
      SAME_ON_BOTH.some((files) => files.test(name)) &&
      !readFileSync(path.join(folder, name), 'utf8').includes(SERVER),
  );

/**
 * The test files that reach the PostgreSQL of the run, themselves or by what they import. All others do the same
 * whatever the database is: a second run of them finds nothing that the first did not. A new file that opens a back
 * office for tests is among them by itself.
 * @param {string} folder of the back office
 * @returns {string[]} relative to the folder
 */
export function filesOnPostgres(folder) {
  return filesBelow(folder).filter(
    (name) => name.endsWith('.test.ts') && reachesServer(path.join(folder, name)),
  );
}

function reachesServer(test) {
  const seen = new Set([test]);
  for (const file of seen) {
    const source = readFileSync(file, 'utf8');
    if (source.includes(SERVER)) return true;
    for (const [, name] of source.matchAll(IMPORTED)) {
      const imported = path.resolve(path.dirname(file), `${name}.ts`);
      if (existsSync(imported)) seen.add(imported);
    }
  }
  return false;
}
