import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../shared/build/commands/install.mjs';
import inputs from '../../../shared/build/webpack/workspace.cjs';
import singleApplication from './single-application.cjs';

const REMOTES = ['mfe-public', 'mfe-applicant', 'mfe-agent', 'mfe-admin'];
const SOURCES = 'e2e/bench/federation';

/** Hash of the inputs of the build: not tests, not documents. */
const hashOfInputs = () =>
  inputs.inputsHash({
    name: '@portal/shell',
    parts: ['package.json', 'src'],
    also: [...REMOTES, 'shared/features', 'shared/forms', 'shared/build/webpack', SOURCES],
  });

/**
 * Builds the shell and the four remotes as one application without federation, unless a build of these sources exists.
 * The build is moved into place in one step. Rejects with webpack's errors.
 * @returns {Promise<string>} folder laid out as the host expects `dist`; in the cache, so that no release contains it
 */
export async function buildSingleApplication() {
  const out = path.join(root, '.cache/single-application');
  const version = `single-${hashOfInputs().slice(0, 10)}`;
  const description = path.join(out, 'shell.json');
  if (existsSync(description) && JSON.parse(readFileSync(description, 'utf8')).version === version)
    return out;
  const aside = `${out}.${process.pid}`;
  try {
    await singleApplication.compile({ version, out: aside });
    copyFileSync(path.join(aside, 'shell', version, 'shell.json'), path.join(aside, 'shell.json'));
    rmSync(out, { recursive: true, force: true });
    renameSync(aside, out);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return out;
}
