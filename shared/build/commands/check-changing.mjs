// `npm run check -- changing [field status …]`: follows each recipe of docs/changing.md in a copy of what is committed,
// word by word: its patch is applied, and its commands have to pass.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRecipes } from '../recipes/read-recipes.mjs';
import { root } from './install.mjs';

const wanted = process.argv.slice(2);
const recipes = readRecipes(root).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const copy = mkdtempSync(path.join(tmpdir(), 'portal-recipes-'));
/** @param {readonly string[]} args */
const git = (...args) => execFileSync('git', args, { cwd: copy, stdio: 'inherit' });

/** @param {{ readonly patch: string; readonly commands: readonly string[] }} recipe */
function passes({ patch, commands }) {
  git('apply', patch);
  const failed = commands.find((command) => {
    console.log(`$ ${command}`);
    return spawnSync(command, { cwd: copy, stdio: 'inherit', shell: true }).status !== 0;
  });
  git('reset', '--hard', '--quiet');
  git('clean', '-fdq');
  return failed === undefined;
}

try {
  execFileSync('git', ['clone', '--quiet', root, copy], { stdio: 'inherit' });
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const pnpm = ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline', '--silent'];
  execFileSync('npx', pnpm, { cwd: copy, stdio: 'inherit' });
  const failed = recipes.filter((recipe) => !passes(recipe));
  for (const { name } of failed) console.error(`FAIL the recipe of ${name}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
