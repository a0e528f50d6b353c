import { expect, test as base } from '../fixtures/portal';
import { copyWorkspace, type Running, type WorkspaceCopy } from './workspace-copy';

export const DEV = 'shared/build/commands/dev.mjs';
/** Versions built from source. */
export const LOCAL = /-local$/;

/** A cold compiler on a busy machine. */
export const PATIENCE = 180_000;

/** For what follows a build, whose duration depends on the machine. */
export const expectSoon = expect.configure({ timeout: 60_000 });

type Start = (workspace: WorkspaceCopy, deployed: string) => Promise<Running>;

/** Fixtures: a copy of the workspace, and the address that `npm run dev` opens there. */
export const developing = (start: Start) =>
  base.extend<object, { workspace: WorkspaceCopy; development: Running }>({
    workspace: [
      async ({}, use) => {
        const workspace = copyWorkspace();
        await use(workspace);
        workspace.remove();
      },
      { scope: 'worker' },
    ],
    development: [
      async ({ workspace, portal }, use) => {
        const development = await start(workspace, portal.address);
        await use(development);
        await development.stop();
      },
      { scope: 'worker', timeout: PATIENCE },
    ],
    baseURL: async ({ development }, use) => use(development.address),
  });
