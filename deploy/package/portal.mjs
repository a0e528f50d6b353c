#!/usr/bin/env node
// Starts the portal, or one of its commands, from a folder that `npm run package` made. It needs nothing but Node.
import { readFileSync } from 'node:fs';

const { version, nodes, os, cpu, libc } = JSON.parse(
  readFileSync(new URL('package.json', import.meta.url), 'utf8'),
);

/** Bundle and first arguments of each command: `npm run office -- …` is `node portal.mjs office …` here. */
const COMMANDS = {
  office: { bundle: 'office', first: [] },
  portal: { bundle: 'portal', first: [] },
  'store:backup': { bundle: 'store', first: ['backup'] },
  'store:restore': { bundle: 'store', first: ['restore'] },
  'content:directus': { bundle: 'content-directus', first: [] },
};

const USAGE = `InterGestion portal ${version}
  node portal.mjs                          starts it; the environment has its settings (docs/settings.md)
  node portal.mjs office …                 opens an agency or an affiliation
  node portal.mjs portal …                 ships one app and takes it back: status, deploy, canary, rollback, doctor…
  node portal.mjs store:backup [file]      copies the embedded store of a stopped portal into one file
  node portal.mjs store:restore copy       puts a copy back; what was there is moved aside
  node portal.mjs content:directus …       prepares a Directus of one's own
Each says more with --help.`;

/** Prints one line and exits, like every start-up error of the portal. */
function refuse(line) {
  console.error(`InterGestion cannot start: ${line}`);
  process.exit(1);
}

function requireNode() {
  const [line, minor] = process.versions.node.split('.').map(Number);
  const isPromised = nodes.some((node) => {
    const [major, lowest = 0] = node.split('.').map(Number);
    return line === major && minor >= lowest;
  });
  if (!isPromised) refuse(`it runs on Node ${nodes.join(', ')}; this is ${process.versions.node}.`);
}

/** Native modules run only on the platform they were built for. */
function requireMachine() {
  // The reverse DNS look-ups of a report are slow when no server answers.
  process.report.excludeNetwork = true;
  const isGlibc = process.report.getReport().header.glibcVersionRuntime !== undefined;
  const library = process.platform === 'linux' ? [isGlibc ? 'glibc' : 'musl'] : [];
  const here = [process.platform, process.arch, ...library];
  const made = [...os, ...cpu, ...libc];
  if (here.join() !== made.join())
    refuse(`this package is for ${made.join(' ')}, and this machine is ${here.join(' ')}.`);
}

/** Runs a bundle as if it were the main module. */
async function run(bundle, args) {
  process.argv.splice(2, process.argv.length, ...args);
  await import(new URL(`dist/server/${bundle}.mjs`, import.meta.url).href);
}

const [name, ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
if (name === undefined || command !== undefined) {
  requireNode();
  requireMachine();
  await run(command?.bundle ?? 'main', [...(command?.first ?? []), ...args]);
} else {
  const isAsked = ['--help', '-h', 'help'].includes(name);
  if (!isAsked) console.error(`There is no command "${name}".`);
  console.log(USAGE);
  process.exitCode = isAsked ? 0 : 2;
}
