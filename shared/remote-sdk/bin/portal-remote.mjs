#!/usr/bin/env node
import { Command, Option } from 'commander';
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

/** The name that an option had in the release before. @param {string} flags */
const earlier = (flags) => new Option(flags).hideHelp();

const program = new Command('portal-remote')
  .description('Owns an app of the portal in a repository of its own.')
  .version(SDK_VERSION);

program
  .command('create')
  .description('a repository with a page, a test and a journey, in the present folder')
  .argument('<name>', 'small letters, digits and single hyphens: the app lies at /<name>')
  .option('--title <title>', 'of its page, in French')
  .action((name, options) => run(async () => (await import('../commands/create.mjs')).create(name, options)));

program
  .command('dev')
  .description('this source inside a portal: a saved change shows at once')
  .option('--portal <url>', 'the portal; PORTAL_URL by default')
  .addOption(earlier('--shell <url>'))
  .option('--port <number>', 'where browsers come, on 127.0.0.1 only; PORT or 8080 by default')
  .action(({ shell, portal = shell, port }) =>
    run(async () => (await import('../commands/dev.mjs')).dev({ portal, port })),
  );

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
  .command('push')
  .alias('release')
  .description('builds, and sends the release to a portal')
  .option('--portal <url>', 'the portal; PORTAL_URL by default')
  .addOption(earlier('--to <url>'))
  .option('--key <file>', 'the key of the team; PORTAL_KEY_FILE by default')
  .option('--preview', 'for ?mfe=<name>@<version> alone: nobody else gets it yet')
  .option(
    '--ahead-of-shell',
    'although that shell cannot run it: browsers keep the version before until it can',
  )
  .option(
    '--ahead-of-ownership',
    'although it claims paths of others: browsers ignore those until they are given',
  )
  .action(({ to, portal = to, key, preview, aheadOfShell, aheadOfOwnership }) =>
    run(async () =>
      (await import('../commands/push.mjs')).push({
        portal,
        key,
        flags: [
          preview && '--preview',
          aheadOfShell && '--ahead-of-shell',
          aheadOfOwnership && '--ahead-of-ownership',
        ].filter(Boolean),
      }),
    ),
  );

await program.parseAsync();
