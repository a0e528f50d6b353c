import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { whileAlone } from './release-lock';
import { sampleDist } from './release-samples';

let dist: string;

beforeEach(() => {
  dist = sampleDist();
});

afterEach(() => {
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
    const held = await whileAlone(dist, 'a', () => readFileSync(lockFile(), 'utf8'));

    expect(JSON.parse(held)).toMatchObject({ pid: process.pid, command: 'a' });
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

  it('is waited for while its holder lives, on this machine or another, and not for ever', async () => {
    const clock = jest.spyOn(Date, 'now');
    for (const host of [hostname(), 'another-machine']) {
      heldBy(process.pid, host);
      clock.mockReturnValueOnce(0).mockReturnValueOnce(1_000).mockReturnValueOnce(61_000);
      await expect(whileAlone(dist, 'a', () => undefined)).rejects.toThrow(
        `\`portal deploy agent\` (process ${String(process.pid)}) has been at work here for a minute.`,
      );
    }
  });
});
