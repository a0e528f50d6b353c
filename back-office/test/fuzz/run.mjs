import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import path from 'node:path';

// Usage: npm run fuzz:office -- [requests] [seed]
// Sends generated bad requests to the in-process back office on both stores, and raw bytes over a socket to the
// portal's server; runs the parsers of signatures, addresses and bodies ten thousand times each. Reproduce a failure
// with the seed that is printed.
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
