import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PLACES = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/usr/bin/clamd'];

/** Debian has it in `clamav-daemon`; undefined where it is not installed. */
export const clamdProgram = (): string | undefined => PLACES.find((place) => existsSync(place));

/** A clamd on a socket of its own, whose only signature finds a text. Nothing is downloaded. */
export async function startClamd(program: string, planted: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-clamd-'));
  await chmod(folder, 0o755);
  const socket = path.join(folder, 'clamd.ctl');
  const settings = path.join(folder, 'clamd.conf');
  await writeFile(path.join(folder, 'own.ndb'), `Planted:0:*:${Buffer.from(planted).toString('hex')}\n`);
  await writeFile(settings, `LocalSocket ${socket}\nDatabaseDirectory ${folder}\nForeground yes\n`);
  const child = spawn(program, ['--config-file', settings], { stdio: 'ignore' });
  return {
    url: `unix://${socket}`,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      if (child.exitCode === null && child.kill()) await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
