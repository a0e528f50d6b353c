import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { appHere } from './app-here.mjs';

const require = createRequire(import.meta.url);

/** @param {string} name @param {string} file in the package */
const inPackage = (name, file) => path.join(path.dirname(require.resolve(`${name}/package.json`)), file);

/** What Jest needs for the ES modules of its preset. */
const FOR_JEST = ['--disable-warning=ExperimentalWarning', '--experimental-vm-modules'];

/**
 * `portal-remote test [-- what Jest gets]`: types, lint, unit and screen tests of the app in the present folder.
 * @param {readonly string[]} forJest
 * @returns {number} exit code
 */
export function test(forJest) {
  const { folder, name } = appHere();
  const steps = /** @type {const} */ ([
    ['types', [inPackage('typescript', 'bin/tsc'), '-p', '.']],
    ['lint', [inPackage('oxlint', 'bin/oxlint'), '--deny-warnings', '--report-unused-disable-directives']],
    ['units and screens', [...FOR_JEST, inPackage('jest', 'bin/jest.js'), ...forJest]],
  ]);
  const failed = steps.filter(([step, args]) => {
    console.log(`${name}: ${step}`);
    return spawnSync(process.execPath, args, { cwd: folder, stdio: 'inherit' }).status !== 0;
  });
  console.log(
    failed.length === 0
      ? `${name}: everything passed`
      : `${name}: failed: ${failed.map(([step]) => step).join(', ')}`,
  );
  return failed.length === 0 ? 0 : 1;
}
