import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UnreadableError, asName, asVersion } from '@portal/registry/read-json';
import { BadUsage } from './command-line';
import type { Outcome } from './outcome';
import { refuse } from './refusal';

const root = path.resolve(import.meta.dirname, '../..');
const SCRIPT = path.join(root, 'shared/build/commands/build-release.mjs');

/** Output folder of `portal build`, and default input of `portal deploy`. */
export const builtFolderOf = (name: string, version: string): string =>
  path.join(root, '.cache/releases', name, version);

/** Validates the name of a remote. */
export function remoteNamed(text: string): string {
  return inForm(() => asName(text, 'The remote'));
}

/** Validates a version. */
export function versionNamed(text: string): string {
  return inForm(() => asVersion(text, 'The version'));
}

function inForm(read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableError) throw new BadUsage(`${error.message}.`);
    throw error;
  }
}

export function packageVersionOf(name: string): string {
  const file = path.join(root, `mfe-${name}/package.json`);
  if (!existsSync(file))
    refuse(`There is no mfe-${name} in this workspace: name the version, or the folder with --from.`);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version?: unknown };
  return versionNamed(String(version));
}

/**
 * Builds a release of one remote with an exact version, by the workspace's preset.
 * @throws Refusal when the workspace has no such remote, or the build fails
 */
export async function buildRelease(name: string, version: string): Promise<Outcome> {
  if (!existsSync(path.join(root, `mfe-${name}/remote.manifest.json`)))
    refuse(`There is no mfe-${name} in this workspace.`);
  if (!existsSync(SCRIPT))
    refuse('Releases are built in the workspace, where webpack is: this is a server without it.');
  const folder = builtFolderOf(name, version);
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, name, version, folder], {
      cwd: root,
      // The standard output is reserved for the JSON result.
      stdio: ['ignore', process.stderr, process.stderr],
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) refuse(`The build of mfe-${name} ${version} failed: see above.`);
  const shown = path.relative(root, folder);
  return {
    lines: [
      `mfe-${name} ${version} is built: ${shown}`,
      `Ship it: npm run portal -- deploy ${name} --version ${version}`,
    ],
    data: { remote: name, version, folder },
  };
}
