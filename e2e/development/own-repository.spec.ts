import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { endsWithUs } from '../fixtures/ends-with-us';
import { enterSession } from '../fixtures/enter-session';
import { expect, test as base, type OwnBuilds } from '../fixtures/own-portal';
import { emailOf } from '../fixtures/portal';
import { expectSameDocument, goTo, mark, returnTo } from '../federation/open-tab';
import { expectSoon, LOCAL } from './developing';
import { createOutsideRepository, type OutsideRepository } from './outside-repository';
import { doorsOf, STRICT } from './installed-doors';
import { asTeamsPageSays } from './teams-page';
import { announced, type Running } from './workspace-copy';

const root = path.resolve(import.meta.dirname, '../..');
const NAME = 'loans';
const TITLE = 'Prêts';
const PAGE = `src/pages/${NAME}-page.tsx`;
/** A compiler that another team has chosen, not that of the preset. */
const TSC = path.join(root, 'node_modules/typescript-7/bin/tsc');
/** Installations, compilers and a shell on a busy machine. */
const PATIENCE = 400_000;
/** The SDK's tarball, packed from the sources. */
function packSdk(): string {
  execFileSync(process.execPath, [path.join(root, 'shared/build/commands/sdk.mjs')], { cwd: root });
  const sdk = path.join(root, '.cache/sdk');
  const list = JSON.parse(readFileSync(path.join(sdk, 'packages.json'), 'utf8')) as Record<
    string,
    { readonly file: string }
  >;
  return path.join(sdk, list['@portal/remote-sdk']?.file ?? '');
}

/** Starts the development server of the repository as its `npm run dev` does, and waits for its address. */
async function startDev({ folder, read }: OutsideRepository, portal: string): Promise<Running> {
  const bin = path.join(folder, 'node_modules/@portal/remote-sdk/bin/portal-remote.mjs');
  expect(JSON.parse(read('package.json'))).toMatchObject({ scripts: { dev: 'portal-remote dev' } });
  // npm would stand between it and its end; nobody else may be using the port.
  const [, typed = ''] = asTeamsPageSays('npm run dev -- --portal', { name: NAME, portal }).split(' -- ');
  const child = endsWithUs(
    spawn(process.execPath, [bin, 'dev', ...typed.split(' '), '--port', '0'], { cwd: folder }),
  );
  return announced(child, /(http:\/\/127\.0\.0\.1:\d+) is /);
}

const test = base.extend<object, { repository: OutsideRepository }>({
  repository: [
    async ({}, use) => {
      const repository = await createOutsideRepository();
      const tarball = { '/path/to/sdk/portal-remote-sdk-1.1.0.tgz': packSdk() };
      for (const line of [
        asTeamsPageSays('npx file:', { name: NAME, instead: tarball }),
        asTeamsPageSays('npm install', { name: NAME }),
      ]) {
        const { code, said } = await repository.type(line, { npm_config_yes: 'true' });
        if (code !== 0) throw new Error(said);
      }
      await use(repository);
      repository.remove();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
});

/** The owner of the portal gives the team its app: an edit of what is served, and no build. */
async function giveApp(own: OwnBuilds, publicKey: string): Promise<void> {
  const { apps } = (await own.run('ownership')).answer as { readonly apps: object };
  const loans = {
    owner: `team-${NAME}`,
    claims: [{ paths: [`/${NAME}/*`], roles: ['ADMIN', 'APPLICANT', 'AGENT', 'DIRECTOR'] }],
    keys: [{ key: publicKey, name: 'CI' }],
  };
  const edited = path.join(own.dist, '../ownership-with-loans.json');
  writeFileSync(edited, JSON.stringify({ ...apps, [NAME]: loans }));
  await own.run('ownership', '--set', edited);
}

/** What must stay as it is while the team ships: the shell, and every other app. */
function ofOthers(own: OwnBuilds): unknown {
  const { [NAME]: _, ...remotes } = own.registry().remotes;
  const files = filesBelow(own.dist, { skipped: [NAME] }).filter((file) =>
    /^(?:shell|remotes\/\w)/.test(file),
  );
  return { remotes, files, shell: readFileSync(path.join(own.dist, 'shell.json'), 'utf8') };
}

test.setTimeout(PATIENCE);

test.describe('a team with a repository of its own', () => {
  test('tests alone, and hears which of its lines is wrong', async ({ repository }) => {
    const passed = await repository.type(asTeamsPageSays('npm test', { name: NAME }));
    expect(passed.code, passed.said).toBe(0);
    expect(passed.said).toContain(`${NAME}: everything passed`);

    const original = repository.read(PAGE);
    repository.write(PAGE, `${original}\nexport const amount: number = 'dix';\n`);
    const failed = await repository.run('npm', 'test');
    repository.write(PAGE, original);
    expect(failed.code).toBe(1);
    expect(failed.said).toContain('TS2322');
    expect(failed.said).toContain(`${NAME}: failed: types`);
  });

  test('builds the same release again, and is not begun over somebody’s files', async ({ repository }) => {
    const release = path.join(repository.folder, 'dist', NAME, '1.0.0');
    const build = async () => {
      const built = await repository.type(asTeamsPageSays('npm run build', { name: NAME }));
      expect(built.code, built.said).toBe(0);
      return filesBelow(release, { skipped: ['maps'] }).map((file) => [
        file,
        readFileSync(path.join(release, file)).toString('base64'),
      ]);
    };
    expect(await build()).toEqual(await build());
    expect((await repository.run('npx', 'portal-remote', 'create', NAME)).said).toContain('is not empty');
  });

  test('works on its source inside a portal: a change shows, and what was typed stays', async ({
    browser,
    repository,
    portal,
  }) => {
    const development = await startDev(repository, portal.address);
    const original = repository.read(PAGE);
    try {
      const context = await browser.newContext({ baseURL: development.address });
      const page = await context.newPage();
      await enterSession(page, development.address, emailOf('agent'));
      await page.goto(`/${NAME}`);
      await expect(page.locator(`[data-remote="${NAME}"]`)).toHaveAttribute('data-version', LOCAL);
      await page.getByLabel('Filtrer').fill('25');
      await expect(page.getByRole('listitem').filter({ hasText: '25 ans' })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSamePage: true }));

      repository.write(PAGE, original.replace('Les durées de crédit proposées', 'Combien de temps'));
      await expectSoon(page.getByText('Combien de temps')).toBeVisible();
      await expect(page.getByLabel('Filtrer')).toHaveValue('25');
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
      await context.close();
    } finally {
      repository.write(PAGE, original);
      await development.stop();
    }
  });

  test('ships it to a portal that runs, tries it on some, gives it to all, and takes it back', async ({
    page,
    repository,
    own,
    portal,
    signIn,
  }) => {
    const settings = { PORTAL_URL: portal.address, PORTAL_KEY_FILE: 'team.key' };
    /** Types the line of the page for a team, which begins so. */
    const does = async (begins: string, instead: Readonly<Record<string, string>> = {}) => {
      const line = asTeamsPageSays(begins, { name: NAME, portal: portal.address, instead });
      const { code, said } = await repository.type(line, begins.includes('-- key') ? {} : settings);
      expect(code, said).toBe(0);
      return said;
    };
    const key = await does('npm run portal -- key');
    const early = await repository.type('npm run push', settings);
    expect(early.code).not.toBe(0);
    expect(early.said).toMatch(/does not know the key[^]*Nothing was built/);
    await giveApp(own, /^[\w-]{43}$/m.exec(key)?.[0] ?? '');
    const before = ofOthers(own);
    const shown = (version: string) =>
      expect(page.locator(`[data-remote="${NAME}"]`)).toHaveAttribute('data-version', version);
    const open = async () => {
      await goTo(page, 'Accueil');
      await expect(page.locator('[data-remote="agent"]')).toBeVisible();
      await page.goBack();
    };

    await does('npm run push -- --portal');
    await signIn(emailOf('agent'), { at: `/${NAME}` });
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await shown('1.0.0');
    await expect(page.getByRole('listitem').filter({ hasText: '25 ans' })).toBeVisible();
    await mark(page);
    await does('PORTAL_URL=');

    const manifest = repository.read('package.json');
    repository.write('package.json', manifest.replace('"version": "1.0.0"', '"version": "1.1.0"'));
    await does('npm run push -- --portal', { ' --key team.key': ' --key team.key --preview' });
    repository.write('package.json', manifest);
    await returnTo(page);
    await open();
    await shown('1.0.0');

    await does(`npm run portal -- canary ${NAME} --version`, {
      '--percent 10': '--percent 100 --roles AGENT',
    });
    await returnTo(page);
    await open();
    await shown('1.1.0');
    await does('npm run portal -- promote agent');
    expect(await does('npm run portal -- status')).toContain('1.1.0 for everyone');
    await does('npm run portal -- rollback agent');
    await returnTo(page);
    await shown('1.0.0');
    await expectSameDocument(page);
    expect(ofOthers(own)).toEqual(before);
  });
});

test.describe('what it has installed', () => {
  test.beforeAll(({ repository }) => {
    for (const file of ['page.tsx', 'assets.d.ts'])
      repository.write(file, readFileSync(path.join(import.meta.dirname, 'outside', `${file}.txt`), 'utf8'));
  });

  test('compiles against every door', async ({ repository }) => {
    const doors = doorsOf(repository);
    expect(doors.length).toBeGreaterThan(90);
    repository.write('doors.ts', doors.map((door, at) => `export * as door${at} from '${door}';`).join('\n'));
    const files = ['assets.d.ts', 'doors.ts', 'page.tsx'];
    repository.write('tsconfig.doors.json', JSON.stringify({ compilerOptions: STRICT, files }));
    const compiled = await repository.run(process.execPath, TSC, '-p', 'tsconfig.doors.json');
    expect(compiled.said).toBe('');
  });
});
