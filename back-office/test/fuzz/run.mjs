import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';

// Usage: npm run fuzz:office -- [requests] [seed]
// Generated requests of every bad kind, against the back office in this process on both stores, and as raw bytes over a
// real socket against the server that browsers reach; and what reads signatures, addresses and bodies, ten thousand times
// each. Other ones each time: a failure is seen again with the seed that is printed.
const [requests = '20000', seed = String(randomInt(2 ** 31))] = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../../..');

function fuzz(title, folder, database) {
  console.log(`${title}: ${requests} requests, seed ${seed}`);
  const { status } = spawnSync(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--experimental-vm-modules',
      path.join(root, 'node_modules/jest/bin/jest.js'),
      '-w',
      '1',
      folder,
    ],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        FUZZ_REQUESTS: requests,
        FUZZ_SEED: seed,
        ...(database === undefined ? {} : { TEST_DATABASE: database }),
      },
    },
  );
  return status === 0;
}

const passed = [
  fuzz('Back office on the embedded store', 'back-office/test/fuzz'),
  fuzz('Back office on PostgreSQL', 'back-office/test/fuzz', 'postgres'),
  fuzz('Raw bytes over a socket', 'shell/host/src/sockets/raw-bytes'),
  fuzz('Readers of input', 'back-office/src/http/hostile'),
];
process.exit(passed.every(Boolean) ? 0 : 1);
