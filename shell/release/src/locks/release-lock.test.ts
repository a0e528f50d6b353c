import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { sampleDist } from '../../test/release-samples';
import { whileAlone } from './release-lock';

let dist: string;
let said: string[];

beforeEach(() => {
  dist = sampleDist();
  said = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line).trimEnd()) > 0);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dist, { recursive: true, force: true });
});

const lockFolder = () => path.join(dist, '.release.lock');
const holderFile = () => path.join(dist, '.release.holder.json');
const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

function note(pid: number, host: string): void {
  writeFileSync(holderFile(), JSON.stringify({ id: 'other', pid, host, command: 'deploy agent' }));
}

/** The lock as another process has it, which renewed it so many seconds ago. */
function hold(pid: number, host: string, seconds: number): void {
  mkdirSync(lockFolder());
  const then = new Date(Date.now() - seconds * 1_000);
  utimesSync(lockFolder(), then, then);
  note(pid, host);
}

it('lets one command after the other', async () => {
  const order: string[] = [];
  const command = (name: string) =>
    whileAlone(dist, name, async () => {
      order.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`${name} ends`);
    });
  await Promise.all([command('a'), command('b'), command('c')]);

  expect(order).toHaveLength(6);
  for (let index = 0; index < 6; index += 2)
    expect(order[index + 1]).toBe(order[index]?.replace('begins', 'ends'));
});

it('is free again after a command that failed', async () => {
  await expect(whileAlone(dist, 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(dist)).toEqual(['shell.json']);
});

it.each([
  ['whose process is gone', deadProcess(), hostname(), 3],
  ['on another machine, not renewed for 30 seconds', 4_711, 'another-machine', 31],
  ['whose number another process has by now', process.pid, hostname(), 31],
])('is taken over by one of two from a command %s', async (_whose, pid, host, seconds) => {
  hold(pid, host, seconds);
  const holders: unknown[] = [];
  const command = (name: string) =>
    whileAlone(dist, name, () => holders.push(JSON.parse(readFileSync(holderFile(), 'utf8'))));
  await Promise.all([command('a'), command('b')]);

  expect(holders).toHaveLength(2);
  expect(holders).toContainEqual(expect.objectContaining({ pid: process.pid, command: 'a' }));
  expect(said).toEqual([
    `Took over the lock of \`portal deploy agent\` (process ${String(pid)} on ${host}), which does not renew it.`,
  ]);
  expect(readdirSync(dist)).toEqual(['shell.json']);
});

it('is waited for no longer than a minute, while its holder renews it', async () => {
  hold(4_711, 'another-machine', 1);
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 20_000));

  await expect(whileAlone(dist, 'a', () => undefined)).rejects.toThrow(
    '`portal deploy agent` (process 4711 on another-machine) has been at work here for a minute. Try again when it is done.',
  );
  expect(existsSync(lockFolder())).toBe(true);
});

it('is no longer held by who lost it: what they meant to write is refused', async () => {
  const losing = whileAlone(dist, 'a', (lock) => {
    note(process.pid, hostname());
    lock.check();
  });

  await expect(losing).rejects.toThrow('Another command took over the lock. Nothing was changed.');
  // The lock of another holder must stay.
  expect(existsSync(lockFolder())).toBe(true);
  expect(existsSync(holderFile())).toBe(true);
});
