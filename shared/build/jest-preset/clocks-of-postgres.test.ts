import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const ENDS_WITHIN_MS = 60_000;
const SLOW_MS = 2 * ENDS_WITHIN_MS;
const backOffice = pathToFileURL(path.join(__dirname, 'back-office.mjs')).href;

/** The ten-second timer fires every ten milliseconds, and the process is kept alive until it has fired many times. */
const script = `
  const { setTimeout: begin } = globalThis;
  const isOfPostgres = () => new Error().stack.includes('__setitimer_js');
  globalThis.setTimeout = Object.assign(
    (work, ms, ...given) => begin(work, isOfPostgres() ? ms / 1000 : ms, ...given), begin);
  const { openBackOffice } = await import(${JSON.stringify(backOffice)});
  const office = await openBackOffice();
  const { status } = await office.inject({ method: 'GET', url: '/admin/api/countries', headers: {}, body: '' });
  await new Promise((resolve) => begin(resolve, 500));
  process.stdout.write(String(status));
`;

it(
  'a process that opened the back office of the tests ends by itself, however often the clock of its database rang',
  () => {
    const ended = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      timeout: ENDS_WITHIN_MS,
      killSignal: 'SIGKILL',
    });
    expect(ended).toMatchObject({ stderr: '', stdout: '401', status: 0, signal: null });
  },
  SLOW_MS,
);
