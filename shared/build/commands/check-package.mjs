// `npm run check -- package`: makes the package, validates the recipes of `deploy` with the programs that read them, and
// runs the first journey on it: unpacked into an empty, read-only folder, with Node alone, behind nginx with TLS.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { checkRecipes, programNamed } from '../package/check-recipes.mjs';
import { findBrowser } from './browser.mjs';
import { install, requireNode, root } from './install.mjs';
import { makePackage } from './package.mjs';

requireNode();
install();
await makePackage();

const areRecipesRight = checkRecipes();

async function tellJourney() {
  if (programNamed('nginx') === undefined || programNamed('openssl') === undefined) {
    console.log(
      'The first journey is not told, for nginx and openssl have to be installed: nginx-light on Debian.',
    );
    return true;
  }
  const playwright = path.join(root, 'node_modules/.bin/playwright');
  const { status } = spawnSync(playwright, ['test', '-c', 'e2e/package/playwright.config.ts'], {
    cwd: root,
    env: { ...process.env, PORTAL_CHROMIUM: await findBrowser() },
    stdio: 'inherit',
  });
  return status === 0;
}

const isJourneyRight = await tellJourney();
process.exitCode = areRecipesRight && isJourneyRight ? 0 : 1;
