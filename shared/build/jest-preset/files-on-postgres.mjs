import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';

const IMPORTED = /from '(\.\.?\/[^']+)'/g;

/** The only way for a test to reach the run's server: this variable, or a helper that reads it. */
const SERVER = 'TEST_DATABASE_URL';

/**
 * Files that exercise the same statements on both stores. When a run has both, they run on PostgreSQL only, which is
 * faster. How a store persists, locks, pages and fails is tested on both.
 */
const SAME_ON_BOTH = [
  /^(?:src\/(?:access|accounts|app|auth|content|http|mail|notices)|demo|office|test\/fuzz)\//,
  /^src\/resources\/(?!count-rows|decision|row-cache)/,
  /^test\/conformance\/(?!lists|writes)/,
];

/**
 * The test files that run on PostgreSQL only, for both stores; not those that behave differently by store.
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
