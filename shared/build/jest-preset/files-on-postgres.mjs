import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

const IMPORTED = /from '(\.\.?\/[^']+)'/g;

/** The only way for a test to reach the run's server: this variable, or a module that reads it. */
const SERVER = 'TEST_DATABASE_URL';

/**
 * Where the store decides: how it keeps, locks, pages and fails. `npm test` runs these files on both stores, and all
 * others on PostgreSQL alone, which takes half of the time of the embedded store; `npm run test:all` runs everything on
 * both.
 */
const DECIDED_BY_THE_STORE = [
  /^src\/store\//,
  /^src\/app\/(?:housekeeping|moved-clock|two-instances)\.test\.ts$/,
  /^src\/resources\/row-cache\.test\.ts$/,
  /^test\/conformance\/(?:lists|writes)\.test\.ts$/,
];

/**
 * The test files of which PostgreSQL is proof enough in `npm test`.
 * @param {string} folder of the back office
 * @returns {string[]} relative to the folder
 */
export const filesOnPostgresAlone = (folder) =>
  filesOnPostgres(folder).filter((name) => !DECIDED_BY_THE_STORE.some((files) => files.test(name)));

/**
 * The test files that use the run's PostgreSQL, directly or through an import: a new one is included automatically. The
 * others do not depend on the database, so a second run of them would find nothing new.
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
