// `npm run check -- mutation kit access`: changes the code of these rooms (all by default) in a copy, one small change at
// a time, and prints those that no test notices; less than 80 % noticed fails. `kit/http` takes the files whose path
// has these words. Results are kept in `.cache`: what did not change is not tried again.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from '../../../back-office/test/postgres/start.mjs';
import { ROOMS } from '../mutation/stryker.config.mjs';
import { root } from './install.mjs';

const stryker = path.join(root, 'node_modules/@stryker-mutator/core/bin/stryker.js');
const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name.split('/')[0] in ROOMS));
if (unknown.length > 0) {
  console.error(`No such room: ${unknown.join(', ')}. There are: ${Object.keys(ROOMS).join(', ')}.`);
  process.exit(2);
}
// A new database costs a third of a new embedded store.
const server = await startPostgres();
let isNoticed = true;
for (const name of names.length > 0 ? names : Object.keys(ROOMS)) {
  console.log(`\n${name}`);
  const { status } = spawnSync(
    process.execPath,
    [stryker, 'run', 'shared/build/mutation/stryker.config.mjs'],
    {
      cwd: root,
      env: { ...process.env, MUTATION_ROOM: name, TEST_DATABASE_URL: server.url },
      stdio: 'inherit',
    },
  );
  isNoticed &&= status === 0;
}
await server.stop();
process.exit(isNoticed ? 0 : 1);
