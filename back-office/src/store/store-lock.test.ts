import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lockStore, StoreInUseError } from './store-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-lock-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});
const lock = () => path.join(folder, 'store.lock');

it('gives the folder to one holder at a time', async () => {
  const unlock = await lockStore(folder);
  await expect(lockStore(folder)).rejects.toThrow(StoreInUseError);
  await expect(lockStore(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
  unlock();
  expect(existsSync(lock())).toBe(false);
  (await lockStore(folder))();
});

it('takes over from a process that was killed', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await gone;
  writeFileSync(lock(), JSON.stringify({ pid: child.pid, started: '1' }));
  await expect(lockStore(folder)).resolves.toBeInstanceOf(Function);
});

it('takes over when the number of the process now belongs to another', async () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.pid, started: 'another time' }));
  await expect(lockStore(folder)).resolves.toBeInstanceOf(Function);
});

it('takes over a lock that was torn', async () => {
  writeFileSync(lock(), '{"pid":');
  await expect(lockStore(folder)).resolves.toBeInstanceOf(Function);
});

it('goes to one of many who come at once after a crash', async () => {
  writeFileSync(lock(), JSON.stringify({ pid: process.pid, started: 'another time' }));
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockStore(folder)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
