import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The one-door rule: only `inside`, folders or files, may import a library; all else uses their API.
 * @type {{ names: string[], inside: string[], use: string }[]}
 */
const DOORS = JSON.parse(readFileSync(new URL('./doors.json', import.meta.url), 'utf8'));

/** @param {string} imported @param {string} name */
const isOf = (imported, name) => imported === name || imported.startsWith(`${name}/`);

/**
 * @returns {string | undefined} Why a file (from the root of the repository, with `/`) may not import this.
 * @param {string} file
 * @param {string} imported
 */
function refusedImport(file, imported) {
  if (isOf(imported, 'rxjs/operators')) return 'Import operators from rxjs.';
  if (/^@portal\/[^/]+\/src\//.test(imported)) return 'Import a package by its name, never by its files.';
  const door = DOORS.find(({ names }) => names.some((name) => isOf(imported, name)));
  if (!door || door.inside.some((place) => file.startsWith(place))) return undefined;
  return `One door: use ${door.use}.`;
}

export const oneDoor = {
  /** @param {import('eslint').Rule.RuleContext} context */
  create(context) {
    const file = path.relative(context.cwd, path.resolve(context.cwd, context.filename));
    const place = file.split(path.sep).join('/');
    /** @param {any} node an import or an export */
    const check = ({ source }) => {
      if (typeof source?.value !== 'string') return;
      const message = refusedImport(place, source.value);
      if (message !== undefined) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
