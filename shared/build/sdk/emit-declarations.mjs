import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/install.mjs';
import { isFile } from './compile-package.mjs';
import { fullSpecifier, withSpecifiers } from './full-specifier.cjs';

const TSC = path.join(root, 'node_modules/typescript-7/bin/tsc');
const OPTIONS = path.join(root, 'shared/remote-sdk/tsconfig/browser.json');
/** What a style sheet and a picture are when imported. */
const ASSETS = path.join(root, 'shared/remote-sdk/types/assets.d.ts');

/** A declaration file keeps it, although a style sheet has no types: a compiler outside would look for some. */
const STYLE_SHEET = /^import ['"][^'"]+\.css['"];\n/gm;

/**
 * Writes the declarations of all modules of some packages, under the same places in another folder.
 * @param {readonly string[]} folders relative to the root
 * @param {readonly string[]} types global ones that the sources may use: those of Node would turn up in a browser's
 * @param {string} out absolute
 * @throws {Error} what the compiler says, when the sources have errors
 */
export function emitDeclarations(folders, types, out) {
  const config = path.join(out, 'tsconfig.json');
  const settings = {
    extends: OPTIONS,
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      incremental: false,
      tsBuildInfoFile: null,
      allowJs: false,
      types,
      rootDir: root,
      outDir: out,
    },
    include: [ASSETS, ...folders.map((folder) => path.join(root, folder, 'src'))],
    // Tests, and what the tests of one part share.
    exclude: ['**/*.test.*', 'shared/*/src/*/testing'].map((place) => path.join(root, place)),
  };
  mkdirSync(out, { recursive: true });
  writeFileSync(config, JSON.stringify(settings));
  try {
    execFileSync(process.execPath, [TSC, '-p', config, '--pretty', 'false'], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  } catch (error) {
    throw new Error(`The declarations cannot be written:\n${error.stdout}`, { cause: error });
  }
}

/**
 * The declarations of some modules and of what these take their types from, ready to be read by any resolution of modules.
 * @param {string} emitted folder of the package in what `emitDeclarations` wrote
 * @param {readonly string[]} modules sources, relative to the package
 * @returns {{ written: Map<string, string>, imports: readonly string[] }} place → text; specifiers of other packages
 */
export function declarationsOf(emitted, modules) {
  const waiting = modules.map((module) => module.replace(/\.tsx?$/, '.d.ts'));
  const seen = new Set(waiting);
  /** @type {Map<string, string>} */
  const written = new Map();
  /** @type {Set<string>} */
  const imports = new Set();
  for (const place of waiting) {
    const text = readFileSync(path.join(emitted, place), 'utf8').replaceAll(STYLE_SHEET, '');
    const isThere = (/** @type {string} */ file) =>
      isFile(path.join(emitted, path.dirname(place), file.replace(/\.tsx?$/, '.d.ts')));
    const rename = (/** @type {string} */ specifier) => {
      if (!specifier.startsWith('.')) imports.add(specifier);
      const full = fullSpecifier(specifier, isThere);
      if (full === specifier) return full;
      const next = path.posix.join(path.posix.dirname(place), full.replace(/\.js$/, '.d.ts'));
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
      return full;
    };
    written.set(place, withSpecifiers(text, rename));
  }
  return { written, imports: [...imports] };
}
