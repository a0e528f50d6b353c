import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asText, asTexts, asVersion, readObject } from '@portal/registry/read-json';
import { SHELL } from '@portal/registry/read-shell';
import type { Outcome } from '../outcome';
import { refuse } from '../refusal';
import { titleOf } from '../registry/release-folders';

const root = path.resolve(import.meta.dirname, '../../../..');
const SCRIPT = path.join(root, 'shared/build/commands/build-release.mjs');

/** The folder of an app in the workspace. */
const folderOf = (name: string): string => path.join(root, name === SHELL ? 'shell/page' : `mfe-${name}`);

/** Whether the app is built from a workspace beside this command: not in a package, nor for a team elsewhere. */
export const isOfWorkspace = (name: string): boolean => existsSync(path.join(folderOf(name), 'package.json'));

/** Output folder of `portal build`, and default input of `portal deploy`. */
export const builtFolderOf = (name: string, version: string): string =>
  path.join(root, '.cache/releases', name, version);

export function packageVersionOf(name: string): string {
  if (!isOfWorkspace(name))
    refuse(`There is no ${titleOf(name)} in this workspace: name the version, or the folder with --from.`);
  const { version } = JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
    readonly version?: unknown;
  };
  return asVersion(version, 'The version');
}

/** Runs the build. Resolves with its exit code, and the line of JSON that it prints. */
function runBuild(args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', process.stderr],
    });
    let said = '';
    child.stdout.on('data', (bytes) => (said += String(bytes)));
    child.on('error', reject);
    child.on('close', (code) => {
      resolve({ code, said });
    });
  });
}

const originIn = (commit: string | null, changed: readonly string[]): string => {
  if (commit === null) return 'Its sources are under no git: it names no commit.';
  return changed.length === 0
    ? `It is built from commit ${commit}.`
    : `It is built from commit ${commit} and ${String(changed.length)} changed files, and says so: ${changed.join(', ')}`;
};

/**
 * Builds a release of one remote, or of the shell, with an exact version, by the workspace's preset.
 * @param isDirtyAllowed although files that it is built from are not as in a commit
 * @throws Refusal when the workspace has no such remote, or the build fails
 */
export async function buildRelease(name: string, version: string, isDirtyAllowed = false): Promise<Outcome> {
  if (!existsSync(path.join(folderOf(name), name === SHELL ? 'webpack.config.cjs' : 'remote.manifest.json')))
    refuse(`There is no ${titleOf(name)} in this workspace.`);
  if (!existsSync(SCRIPT))
    refuse('Releases are built in the workspace, where webpack is: this is a server without it.');
  const folder = builtFolderOf(name, version);
  const { code, said } = await runBuild([
    name,
    version,
    folder,
    ...(isDirtyAllowed ? ['--allow-dirty'] : []),
  ]);
  const answer = said === '' ? {} : readObject(JSON.parse(said), 'build');
  if (answer['refused'] !== undefined) refuse(asText(answer['refused'], 'build'));
  if (code !== 0) refuse(`The build of ${titleOf(name)} ${version} failed: see above.`);
  const changed = asTexts(answer['changed'], 'build');
  const commit = typeof answer['commit'] === 'string' ? answer['commit'] : null;
  const shown = path.relative(root, folder);
  return {
    lines: [
      `${titleOf(name)} ${version} is built: ${shown}`,
      originIn(commit, changed),
      `Ship it: npm run portal -- deploy ${name} --version ${version}`,
    ],
    data: { remote: name, version, folder, commit, changed },
  };
}
