import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../commands/install.mjs';

const TSC = path.join(root, 'node_modules/typescript-7/bin/tsc');
const OPTIONS = path.join(root, 'shared/remote-sdk/tsconfig/browser.json');
/** What a style sheet and a picture are when imported. */
const ASSETS = path.join(root, 'shared/remote-sdk/types/assets.d.ts');
/** Tests, and what the tests of one part share. */
const FOR_TESTS = ['**/*.test.*', 'shared/*/src/*/testing', 'shared/*/src/*/fixtures'];

/**
 * Compiles modules one by one, with declarations and source maps, under the same places in another folder. Imports stay
 * as they are written: bundlers find the files.
 * @param {readonly string[]} folders of sources, relative to the root
 * @param {string} out absolute
 * @throws {Error} what the compiler says, when the sources have errors
 */
export async function compileSources(folders, out) {
  const config = path.join(out, 'tsconfig.json');
  const settings = {
    extends: OPTIONS,
    compilerOptions: {
      noEmit: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      incremental: false,
      tsBuildInfoFile: null,
      allowJs: false,
      // None of Node's: they would turn up in declarations for browsers.
      types: [],
      rootDir: root,
      outDir: out,
    },
    include: [ASSETS, ...folders.map((folder) => path.join(root, folder))],
    exclude: FOR_TESTS.map((place) => path.join(root, place)),
  };
  mkdirSync(out, { recursive: true });
  writeFileSync(config, JSON.stringify(settings));
  const args = [TSC, '-p', config, '--pretty', 'false'];
  await promisify(execFile)(process.execPath, args, { cwd: root }).catch((error) => {
    throw new Error(`The packages cannot be compiled:\n${error.stdout}`, { cause: error });
  });
}
