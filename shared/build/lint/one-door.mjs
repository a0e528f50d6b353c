import path from 'node:path';

/** The one-door rule: only `inside`, folders or files, may import a library; all else uses their API. */
const DOORS = [
  { names: ['axios'], inside: ['shared/kit/src/http/'], use: 'the clients of @portal/kit' },
  {
    names: ['react-router-dom', 'react-router'],
    inside: ['shared/kit/src/', 'shared/testing/src/'],
    use: 'the router facade of @portal/kit',
  },
  { names: ['final-form', 'react-final-form'], inside: ['shared/forms/src/'], use: '@portal/forms' },
  { names: ['lucide-react'], inside: ['shared/ui/src/'], use: '@portal/ui/icon' },
  {
    names: ['highcharts', 'highcharts-react-official'],
    inside: ['mfe-agent/src/dashboard/charts/'],
    use: 'the charts of the dashboard',
  },
  { names: ['valibot'], inside: ['shared/api/src/wire/'], use: 'the wire readers of @portal/api' },
  {
    names: ['react-dom/client'],
    inside: ['shell/page/src/', 'shared/gallery/src/main.tsx'],
    use: 'the shell: it alone mounts',
  },
  {
    names: ['@module-federation/runtime-core'],
    inside: ['shell/page/src/federation/'],
    use: 'the registry of the shell: it asks the runtime for remotes',
  },
  {
    names: ['dompurify'],
    inside: ['shared/features/src/texts/'],
    use: 'RichText of @portal/features/texts',
  },
];

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
