import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files/files-below.cjs';

const IMPORTED = /from '(\.\.?\/[^']+)'/g;

/** The one way from a test to the server of the run: its address, or a rig that reads it. */
const SERVER = 'TEST_DATABASE_URL';

/**
 * The test files that reach the PostgreSQL of the run, themselves or by what they import. All others do the same
 * whatever the database is: a second run of them finds nothing that the first did not. A new file that opens a back
 * office for tests is among them by itself.
 * @param {string} folder of the sources
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
