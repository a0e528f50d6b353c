#!/usr/bin/env node
import { Command } from 'commander';
import { Refusal } from '../commands/refusal.mjs';
import { SDK_VERSION } from '../create/portal-packages.mjs';

/** @param {() => unknown} work */
async function run(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

const program = new Command('portal-remote')
  .description('Owns an app of the portal in a repository of its own.')
  .version(SDK_VERSION);

program
  .command('create')
  .description('a repository with a page, a test and a journey, in the present folder')
  .argument('<name>', 'small letters, digits and single hyphens: the app lies at /<name>')
  .option('--title <title>', 'of its page, in French')
  .option('--packages <folder>', 'where the tarballs of the portal’s packages lie')
  .action((name, options) => run(async () => (await import('../commands/create.mjs')).create(name, options)));

program
  .command('dev')
  .description('this source inside a portal: a saved change shows at once')
  .option('--shell <url>', 'the portal; PORTAL_URL by default')
  .option('--port <number>', 'where browsers come, on 127.0.0.1 only; PORT or 8080 by default')
  .action((options) => run(async () => (await import('../commands/dev.mjs')).dev(options)));

program
  .command('test')
  .description('types, lint, unit and screen tests')
  .argument('[arguments...]', 'for Jest')
  .action((given) =>
    run(async () => {
      process.exitCode = (await import('../commands/test.mjs')).test(given);
    }),
  );

program
  .command('build')
  .description('the release of the version in package.json, into dist')
  .action(() => run(async () => (await import('../commands/build.mjs')).build()));

program
  .command('release')
  .description('builds, and sends the release to a portal')
  .option('--to <url>', 'the portal; PORTAL_URL by default')
  .option('--key <file>', 'the key of the team; PORTAL_KEY_FILE by default')
  .option('--preview', 'for ?mfe=<name>@<version> alone: nobody else gets it yet')
  .action((options) => run(async () => (await import('../commands/release.mjs')).release(options)));

await program.parseAsync();
