import { emailOf, expect, test as base } from '../fixtures/portal';
import { copyWorkspace, type Running, type WorkspaceCopy } from './workspace-copy';

const CREATE = 'shared/build/commands/create-remote.mjs';
const NAME = 'loans';
const FOLDER = `mfe-${NAME}`;
/** Two production builds on a busy machine, and every check. */
const PATIENCE = 400_000;

const test = base.extend<object, { workspace: WorkspaceCopy; shipped: Running }>({
  workspace: [
    async ({}, use) => {
      const workspace = copyWorkspace();
      const created = await workspace.run(CREATE, NAME, '--no-install', '--title', 'Prêts');
      if (created.code !== 0) throw new Error(created.said);
      workspace.link(FOLDER);
      await use(workspace);
      workspace.remove();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
  shipped: [
    async ({ workspace }, use) => {
      workspace.takeBuilds(['public', 'applicant', 'agent', 'admin']);
      const built = await workspace.run('shared/build/commands/build.mjs', NAME, 'shell');
      if (built.code !== 0) throw new Error(built.said);
      const portal = await workspace.start(/is ready: (http\S+)/, 'dist/server/main.mjs');
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: PATIENCE },
  ],
  baseURL: async ({ shipped }, use) => use(shipped.address),
});

test.setTimeout(PATIENCE);

test('a remote that was just created passes the checks and its own tests', async ({ workspace }) => {
  const checks = [
    ['node_modules/typescript-7/bin/tsc', '-p', 'tsconfig.browser.json'],
    ['node_modules/oxlint/bin/oxlint', '--deny-warnings', FOLDER],
    ['node_modules/stylelint/bin/stylelint.mjs', `${FOLDER}/**/*.css`],
    ['node_modules/oxfmt/bin/oxfmt', '--check', FOLDER, 'shell/remotes.policy.json'],
    ['node_modules/knip/bin/knip.js', '--workspace', FOLDER],
    [
      'node_modules/jest/bin/jest.js',
      '--forceExit',
      '-w',
      '1',
      FOLDER,
      'shell/page/src/routing/declared-routes',
    ],
  ] as const;
  for (const [file, ...args] of checks) {
    const { code, said } = await workspace.run(file, ...args);
    expect(code, `${file}: ${said}`).toBe(0);
  }
});

test('and shows its page in a portal that was built with it', async ({ page, signIn }) => {
  await signIn(emailOf('agent'), { at: `/${NAME}` });
  await expect(page.getByRole('heading', { level: 1, name: 'Prêts' })).toBeVisible();
  await expect(page.locator(`[data-remote="${NAME}"]`)).toBeVisible();
});

test('a name that cannot be one is refused, and nothing is written over', async ({ workspace }) => {
  const refusals = [
    ['Loans', 2, 'is no name for a remote'],
    ['../loans', 2, 'is no name for a remote'],
    ['shell', 1, 'is taken by the portal itself'],
    ['agent', 1, 'mfe-agent exists already'],
    ['login', 1, 'mfe-public owns /login'],
    ['user', 1, 'mfe-admin owns /user'],
  ] as const;
  const manifest = workspace.read('mfe-agent/remote.manifest.json');
  for (const [name, code, reason] of refusals) {
    const refused = await workspace.run(CREATE, name, '--no-install');
    expect(refused.code, name).toBe(code);
    expect(refused.said).toContain(reason);
  }
  expect(workspace.read('mfe-agent/remote.manifest.json')).toBe(manifest);
});
