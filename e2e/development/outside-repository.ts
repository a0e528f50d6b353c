import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endsWithUs } from '../fixtures/ends-with-us';
import { startInstalledRegistry } from './installed-registry';
import type { Ended } from './workspace-copy';

/** An empty folder outside of this workspace, in which npm installs what this workspace has, from a registry on loopback. */
export async function createOutsideRepository() {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-outside-'));
  const folder = path.join(home, 'repository');
  const tarballs = path.join(home, 'tarballs');
  for (const each of [folder, tarballs]) mkdirSync(each);
  const registry = await startInstalledRegistry(tarballs);
  const env = {
    ...process.env,
    npm_config_registry: registry.address,
    npm_config_cache: path.join(home, 'cache'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  };
  const start = (
    command: string,
    args: readonly string[],
    settings: Readonly<Record<string, string>>,
  ): Promise<Ended> =>
    new Promise((resolve) => {
      const options = { cwd: folder, env: { ...env, ...settings } };
      const child = execFile(command, args, options, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : 1, said: stdout + stderr }),
      );
      endsWithUs(child);
    });
  return {
    folder,
    read: (file: string) => readFileSync(path.join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(path.join(folder, file), text),
    run: (command: string, ...args: readonly string[]) => start(command, args, {}),
    /** Runs a line of the shell as it would be typed there. */
    type: (line: string, settings: Readonly<Record<string, string>> = {}) =>
      start('sh', ['-c', line], settings),
    remove() {
      registry.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

export type OutsideRepository = Awaited<ReturnType<typeof createOutsideRepository>>;
