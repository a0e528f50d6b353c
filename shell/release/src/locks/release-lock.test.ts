import { spawnSync } from 'node:child_process';
import fs, { existsSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { whileAlone } from './release-lock';
import { sampleDist } from '../../test/release-samples';

let dist: string;

let said: string[];
const told = (line: string) => void said.push(line);

beforeEach(() => {
  dist = sampleDist();
  said = [];
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(dist, { recursive: true, force: true });
});

const lockFile = () => path.join(dist, '.release.lock');

const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid;

const heldBy = (pid: number, host = hostname()) => {
  writeFileSync(lockFile(), JSON.stringify({ id: 'other', pid, host, command: 'deploy agent' }));
};

describe('the lock of a dist', () => {
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
    await expect(
      whileAlone(dist, 'a', () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(existsSync(lockFile())).toBe(false);
  });

  it('is taken over from a process that has died, and nothing is left behind', async () => {
    heldBy(deadProcess());
    const held = await whileAlone(dist, 'a', () => readFileSync(lockFile(), 'utf8'), told);

    expect(JSON.parse(held)).toMatchObject({ pid: process.pid, command: 'a' });
    expect(said).toEqual([
      expect.stringMatching(/^Took over the lock of `portal deploy agent`: its process \d+ is gone\.$/),
    ]);
    expect(readdirSync(dist)).toEqual(['shell.json']);
  });

  it('is no longer held by who lost it: what they meant to write is refused', async () => {
    const losing = whileAlone(dist, 'a', (lock) => {
      heldBy(process.pid);
      lock.check();
    });

    await expect(losing).rejects.toThrow('Another command took over the lock. Nothing was changed.');
    // The lock of another holder must stay.
    expect(existsSync(lockFile())).toBe(true);
  });

  it('removes what was left beside it an hour ago, and not what another process writes right now', async () => {
    const left = ['.release.lock.left', '.release.lock.new'].map((name) => path.join(dist, name));
    for (const file of left) writeFileSync(file, '');
    const before = new Date(Date.now() - 2 * 60 * 60_000);
    utimesSync(left[0] ?? '', before, before);
    await whileAlone(dist, 'a', () => undefined);

    expect(readdirSync(dist).sort()).toEqual(['.release.lock.new', 'shell.json']);
  });

  it('is put back when a new holder took it while it was looked at', async () => {
    const dead = deadProcess();
    heldBy(dead);
    const rename = fs.renameSync;
    jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
      rmSync(from);
      heldBy(process.pid);
      rename(from, to);
    });
    jest.useFakeTimers();
    const begun: string[] = [];
    const waiting = whileAlone(dist, 'a', () => begun.push('a'), told);
    await jest.advanceTimersByTimeAsync(1_000);

    expect(begun).toEqual([]);
    expect(JSON.parse(readFileSync(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid });

    rmSync(lockFile());
    await jest.advanceTimersByTimeAsync(100);
    await waiting;

    expect(begun).toEqual(['a']);
    expect(said).toEqual([]);
  });
});

describe('the lease of the lock', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  it.each<[string, () => void, RegExp]>([
    [
      'a holder on another machine',
      () => heldBy(4_711, 'another-machine'),
      /^Took over the lock of `portal deploy agent` \(process 4711 on another-machine\): it was not renewed for 30 seconds\.$/,
    ],
    [
      'a holder whose number another process has by now',
      () => heldBy(process.pid),
      /it was not renewed for 30 seconds\.$/,
    ],
    [
      'a holder that could not say who it is',
      () => writeFileSync(lockFile(), ''),
      /^Took over the lock of another command: it was not renewed for 30 seconds\.$/,
    ],
  ])('ends after 30 seconds for %s, and one of two takes over', async (_whose, hold, line) => {
    hold();
    const begun: string[] = [];
    let finish = (): void => undefined;
    const first = whileAlone(
      dist,
      'a',
      () => {
        begun.push('a');
        return new Promise<void>((resolve) => (finish = resolve));
      },
      told,
    );
    const second = whileAlone(dist, 'b', () => begun.push('b'), told);
    await jest.advanceTimersByTimeAsync(29_000);

    expect(begun).toEqual([]);

    await jest.advanceTimersByTimeAsync(2_000);

    expect(begun).toEqual(['a']);

    finish();
    await first;
    await jest.advanceTimersByTimeAsync(100);
    await second;

    expect(begun).toEqual(['a', 'b']);
    expect(said).toEqual([expect.stringMatching(line)]);
    expect(readdirSync(dist)).toEqual(['shell.json']);
  });

  it('is renewed as long as the holder works', async () => {
    const begun: string[] = [];
    let finish = (): void => undefined;
    const working = whileAlone(dist, 'a', () => new Promise<void>((resolve) => (finish = resolve)));
    await jest.advanceTimersByTimeAsync(600_000);
    const waiting = whileAlone(dist, 'b', () => begun.push('b'), told);
    await jest.advanceTimersByTimeAsync(50_000);

    expect(begun).toEqual([]);

    finish();
    await working;
    await jest.advanceTimersByTimeAsync(100);
    await waiting;

    expect(begun).toEqual(['b']);
    expect(said).toEqual([]);
  });

  it('is waited for no longer than a minute, while its holder renews it', async () => {
    heldBy(4_711, 'another-machine');
    const renewal = setInterval(() => utimesSync(lockFile(), new Date(), new Date()), 5_000);
    const waiting = whileAlone(dist, 'a', () => undefined, told).catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(61_000);

    expect(await waiting).toMatchObject({
      message:
        '`portal deploy agent` (process 4711 on another-machine) has been at work here for a minute. Try again when it is done.',
    });
    clearInterval(renewal);

    expect(existsSync(lockFile())).toBe(true);
  });
});
