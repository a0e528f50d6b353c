import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { describeApp, folderOf } from '../webpack/app.cjs';
import { sourceState } from '../../remote-sdk/project/provenance.cjs';
import { whileBuildingAlone } from './build-lock.mjs';
import { root } from './install.mjs';

/**
 * Builds a release of one remote, or of the shell, with an exact version: `node build-release.mjs <remote|shell> <version> <folder>
 * [--allow-dirty]`. The source maps are in `maps/` inside the folder; deploying moves them out. What is built stands in
 * a commit, unless it is allowed not to. Prints one line of JSON: the commit and the changed files, or why it is refused.
 */
const [name, version, folder, allowed] = process.argv.slice(2);
const NAMED = 3;
const isShell = name === 'shell';
const title = isShell ? 'The shell' : `mfe-${name}`;

/** @param {readonly string[]} changed */
const refusalOf = (changed) => {
  const rest = changed.length - NAMED;
  const named = changed.slice(0, NAMED).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return `${title} is built from files that are not as in a commit: ${named}. Commit them, or add --allow-dirty: the release then says so.`;
};

/** @param {object} result */
const answer = (result) => process.stdout.write(`${JSON.stringify(result)}\n`);

process.exitCode = await whileBuildingAlone(async () => {
  const state = sourceState(describeApp(path.join(root, folderOf(name))));
  if (state.changed.length > 0 && allowed !== '--allow-dirty') {
    answer({ refused: refusalOf(state.changed) });
    return 1;
  }
  const script = path.join(import.meta.dirname, 'build-app.mjs');
  const child = spawn(
    process.execPath,
    [script, folderOf(name), isShell ? `shell/${version}` : `remotes/${name}/${version}`, folder],
    {
      cwd: root,
      // The standard output is for the answer alone.
      stdio: ['ignore', 2, 2],
      env: { ...process.env, PORTAL_RELEASE_VERSION: version },
    },
  );
  const [status] = await once(child, 'close');
  if (status === 0) answer(state);
  return status ?? 1;
});
