import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { createOutsideRepository, type OutsideRepository } from './outside-repository';
import { copyWorkspace, type WorkspaceCopy } from './workspace-copy';

const root = path.resolve(import.meta.dirname, '../..');
const SDK = 'shared/build/commands/sdk.mjs';
/** A compiler and an installation on a busy machine. */
const PATIENCE = 300_000;

type List = Record<string, { readonly file: string; readonly integrity: string }>;
interface Manifest {
  readonly name: string;
  readonly exports: Record<string, string | { readonly types: string }>;
}

const readText = (file: string) => readFileSync(file, 'utf8');
const readList = (text: string) => JSON.parse(text) as List;

/** The compiler's settings of a team that is stricter than we are: declarations are checked, too. */
const STRICT = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noUncheckedSideEffectImports: true,
  skipLibCheck: false,
  noEmit: true,
  types: [],
};

/** Every door of the installed packages that has types. */
function doorsOf(repository: OutsideRepository): readonly string[] {
  const portal = path.join(repository.folder, 'node_modules/@portal');
  return readdirSync(portal).flatMap((name) => {
    const home = path.join(portal, name);
    const { exports } = JSON.parse(readText(path.join(home, 'package.json'))) as Manifest;
    return Object.entries(exports).flatMap(([door, target]) => {
      if (typeof target === 'string') return [];
      if (!door.includes('*')) return [path.posix.join('@portal', name, door)];
      return filesBelow(path.join(home, 'src'))
        .filter((file) => file.endsWith('/index.d.ts'))
        .map((file) => path.posix.join('@portal', name, path.posix.dirname(file)));
    });
  });
}

const test = base.extend<object, { outside: OutsideRepository; workspace: WorkspaceCopy }>({
  outside: [
    async ({}, use) => {
      execFileSync(process.execPath, [path.join(root, SDK)], { cwd: root, stdio: 'inherit' });
      const sdk = path.join(root, '.cache/sdk');
      const packed = Object.entries(readList(readText(path.join(sdk, 'packages.json'))));
      const repository = await createOutsideRepository();
      const dependencies = {
        ...Object.fromEntries(packed.map(([name, { file }]) => [name, `file:${path.join(sdk, file)}`])),
        react: '*',
        'react-dom': '*',
        rxjs: '*',
      };
      const tools = ['@types/react', '@types/react-dom', 'esbuild', 'typescript'];
      const devDependencies = Object.fromEntries(tools.map((name) => [name, '*']));
      const manifest = { name: 'loans', private: true, type: 'module', dependencies, devDependencies };
      repository.write('package.json', JSON.stringify(manifest));
      repository.write('page.tsx', readText(path.join(import.meta.dirname, 'outside/page.tsx.txt')));
      repository.write('assets.d.ts', "declare module '*.css';\n");
      const installed = await repository.run('npm', 'install');
      if (installed.code !== 0) throw new Error(installed.said);
      await use(repository);
      repository.remove();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
  workspace: [
    async ({}, use) => {
      const workspace = copyWorkspace();
      await use(workspace);
      workspace.remove();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
});

test.setTimeout(PATIENCE);

test.describe('a repository outside', () => {
  test('has one copy of each package, and none of this workspace', async ({ outside }) => {
    const listed = await outside.run('npm', 'ls', '--all', '--parseable');
    expect(listed.code, listed.said).toBe(0);
    const portal = listed.said.split('\n').filter((line) => line.includes('@portal'));
    expect(portal.length).toBeGreaterThanOrEqual(6);
    expect(portal.filter((line) => !line.startsWith(`${outside.folder}/node_modules/@portal/`))).toEqual([]);
  });

  for (const [module, moduleResolution] of [
    ['preserve', 'bundler'],
    ['nodenext', 'nodenext'],
  ]) {
    test(`compiles against every door, resolved as ${moduleResolution} does`, async ({ outside }) => {
      const doors = doorsOf(outside);
      expect(doors.length).toBeGreaterThan(90);
      outside.write('doors.ts', doors.map((door, at) => `export * as door${at} from '${door}';`).join('\n'));
      const compilerOptions = { ...STRICT, module, moduleResolution };
      const files = ['assets.d.ts', 'doors.ts', 'page.tsx'];
      outside.write('tsconfig.json', JSON.stringify({ compilerOptions, files }));
      const compiled = await outside.run('node_modules/.bin/tsc', '-p', '.');
      expect(compiled.said).toBe('');
    });
  }

  test('loads in Node what needs no browser', async ({ outside }) => {
    const doors = doorsOf(outside).filter((door) => /^@portal\/(?:api|domain|kit)(?:\/|$)/.test(door));
    const script = doors.map((door) => `import '${door}';`).join('\n');
    const loaded = await outside.run(process.execPath, '--input-type=module', '--eval', script);
    expect(loaded).toEqual({ code: 0, said: '' });
  });

  test('bundles a page with the design system, a form and a screen', async ({ outside, page }) => {
    const assets = ['.svg', '.woff2'].map((extension) => `--loader:${extension}=dataurl`);
    const built = await outside.run(
      'node_modules/.bin/esbuild',
      'page.tsx',
      '--bundle',
      '--format=esm',
      '--jsx=automatic',
      '--outdir=built',
      '--log-level=warning',
      ...assets,
    );
    expect(built).toEqual({ code: 0, said: '' });

    const script = outside.read('built/page.js').replaceAll('</script', String.raw`<\/script`);
    await page.setContent(`<!doctype html><html lang="fr"><title>Prêts</title>
      <style>${outside.read('built/page.css')}</style><body><script type="module">${script}</script>`);
    await expect(page.getByRole('progressbar', { name: 'Avancement du dossier' })).toBeVisible();
    const save = page.getByRole('button', { name: 'Enregistrer' });
    await expect(save, 'the style sheets came along').toHaveCSS('cursor', 'pointer');
    await save.click();
    await expect(page.getByLabel('Titre du prêt')).toHaveAccessibleDescription('Indiquez le titre.');
    await page.getByLabel('Titre du prêt').fill('Maison');
    await save.click();
    await expect(page.getByText('Maison : 1 200,00 €')).toBeVisible();
  });
});

test.describe('npm run sdk', () => {
  const LIST = '.cache/sdk/packages.json';

  test('packs the same bytes in another folder, and only what changed', async ({ outside, workspace }) => {
    const here = readList(readText(path.join(root, LIST)));
    expect(Object.keys(here), outside.folder).toContain('@portal/features');
    const packed = await workspace.run(SDK);
    expect(packed.code, packed.said).toBe(0);
    const there = readList(workspace.read(LIST));
    expect(there).toEqual(here);

    const source = 'shared/ui/src/button/button.module.css';
    workspace.write(source, `${workspace.read(source)}\n/* changed */\n`);
    const again = await workspace.run(SDK);
    expect(again.code, again.said).toBe(0);
    const changed = readList(workspace.read(LIST));
    expect(
      Object.keys(changed).filter((name) => changed[name]?.integrity !== there[name]?.integrity),
    ).toEqual(['@portal/ui']);
  });

  test('says what cannot be packed, and leaves the last good tarballs', async ({ workspace }) => {
    const first = await workspace.run(SDK);
    expect(first.code, first.said).toBe(0);
    const list = workspace.read(LIST);
    const source = 'shared/domain/src/csv/to-csv.ts';
    const original = workspace.read(source);
    const faults = [
      ['export const wrong: string = 3;\n', /to-csv\.ts.+error TS2322/],
      ["export { createElement } from 'react';\n", /@portal\/domain imports react, which is no dependency/],
    ] as const;
    for (const [fault, sentence] of faults) {
      workspace.write(source, original + fault);
      const refused = await workspace.run(SDK);
      expect(refused.code).toBe(1);
      expect(refused.said).toMatch(sentence);
      expect(workspace.read(LIST)).toBe(list);
    }
    workspace.write(source, original);
  });
});
