// `npm run check [-- types lint …]`: the quick checks of these names, or all of them. `npm run check -- nodes 24`: one
// that takes minutes; what follows its name is for it.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { QUICK_CHECKS } from '../test-run/quick-checks.mjs';
import { requireNode, root } from './install.mjs';

/** @type {Readonly<Record<string, string>>} */
const LONG_CHECKS = {
  changing: 'shared/build/commands/check-changing.mjs',
  engines: 'shared/build/commands/check-engines.mjs',
  kills: 'e2e/bench/kills/run.mjs',
  nodes: 'shared/build/commands/check-nodes.mjs',
  package: 'shared/build/commands/check-package.mjs',
};

/** @param {string} program @param {readonly string[]} args */
const passes = (program, args) => spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0;

requireNode();
const names = process.argv.slice(2);
const [first = ''] = names;
const long = LONG_CHECKS[first];
const unknown = long === undefined ? names.filter((name) => !(name in QUICK_CHECKS)) : [];

if (unknown.length > 0) {
  const all = [...Object.keys(QUICK_CHECKS), ...Object.keys(LONG_CHECKS)].join(', ');
  console.error(`There is no check ${unknown.join(', ')}. There are: ${all}.`);
  process.exitCode = 2;
} else if (long !== undefined) {
  process.exitCode = passes(process.execPath, [path.join(root, long), ...names.slice(1)]) ? 0 : 1;
} else {
  const checks = (names.length > 0 ? names : Object.keys(QUICK_CHECKS)).flatMap((name) => QUICK_CHECKS[name]);
  const failed = checks.filter(([, program, ...args]) => !passes(program, args));
  for (const [says] of failed) console.error(`FAIL ${says}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
