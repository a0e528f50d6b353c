import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, builtFolderOf, packageVersionOf, remoteNamed, versionNamed } from './build-release';
import { versionIn } from './built-release';
import { BadUsage, help, readCommandLine, type CommandLine, type CommandName } from './command-line';
import { deployRelease } from './deploy-release';
import { doctor } from './doctor';
import { examineRunning } from './examine-running';
import { history } from './history';
import { canary, disable, enable, promote, rolesIn, rollback, unpin } from './operate-remote';
import { locate } from './locate';
import type { Outcome } from './outcome';
import { Refusal, refuse, refusalOf } from './refusal';
import { rollbackAll } from './rollback-all';
import { status } from './status';

const root = path.resolve(import.meta.dirname, '../..');

/** What the portal serves, as the server finds it. */
const servedFolder = (): string => path.resolve(root, process.env['PORTAL_DIST']?.trim() || 'dist');

/** What a command works with. */
interface Call {
  readonly dist: string;
  /** The remote that was named; only for commands that need one. */
  readonly name: string;
  /** The line of a stack that was given in its place. */
  readonly frame: string;
  readonly cause: string;
  text(option: string): string | undefined;
  has(option: string): boolean;
  version(option: string): string | undefined;
}

/** The command as the history tells it: without where, which the history itself says, and how it answers. */
function causeOf(args: readonly string[]): string {
  const isTold = (word: string, index: number) =>
    word !== '--json' && !word.startsWith('--dist') && args[index - 1] !== '--dist';
  return args
    .filter(isTold)
    .map((word) => (/\s/.test(word) ? JSON.stringify(word) : word))
    .join(' ');
}

function callOf({ command, remote, values }: CommandLine, args: readonly string[]): Call {
  const text = (option: string) => {
    const value = values[option];
    return typeof value === 'string' ? value : undefined;
  };
  const dist = text('dist');
  return {
    dist: dist === undefined ? servedFolder() : path.resolve(dist),
    name: remote === undefined || command === 'locate' ? '' : remoteNamed(remote),
    frame: remote ?? '',
    cause: causeOf(args),
    text,
    has: (option) => values[option] === true,
    version(option) {
      const version = text(option);
      return version === undefined ? undefined : versionNamed(version);
    },
  };
}

function numberIn(call: Call, option: string, form: RegExp, most: number): number {
  const text = call.text(option) ?? '';
  const number = Number(text);
  if (!form.test(text) || number > most)
    throw new BadUsage(`--${option} needs a number from 0 to ${String(most)}.`);
  return number;
}

function addressIn(call: Call): string | undefined {
  const url = call.text('url');
  if (url !== undefined && !/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
    throw new BadUsage(`--url needs an address that starts with http:// or https://, not "${url}".`);
  return url;
}

function deploy(call: Call): Promise<Outcome> {
  const { dist, name, cause } = call;
  const folder = call.text('from');
  const from = folder === undefined ? undefined : path.resolve(folder);
  const url = addressIn(call);
  const version =
    call.version('version') ??
    (from === undefined
      ? packageVersionOf(name)
      : versionNamed(versionIn(from) ?? refuse(`There is no release in ${from}: it has no remote.json.`)));
  if (from === undefined && !existsSync(builtFolderOf(name, version)))
    refuse(
      `mfe-${name} ${version} is not built: npm run portal -- build ${name} --version ${version}, or say with --from where it is.`,
    );
  return deployRelease({
    dist,
    name,
    version,
    from: from ?? builtFolderOf(name, version),
    url,
    isPreview: call.has('preview'),
    isAheadOfShell: call.has('ahead-of-shell'),
    cause,
    onStep: (step) => process.stderr.write(`${step}\n`),
  });
}

function runCanary(call: Call): Promise<Outcome> {
  const roles = call.text('roles');
  const known = roles === undefined ? undefined : rolesIn(roles);
  if (roles !== undefined && !known) throw new BadUsage(`--roles "${roles}": a role there does not exist.`);
  const percent = numberIn(call, 'percent', /^\d+(\.\d{1,2})?$/, 100);
  return canary(call, { version: call.version('version'), percent, roles: known });
}

function runRollback(call: Call): Promise<Outcome> {
  if (call.text('serial') === undefined) return rollback(call, call.version('to'));
  if (call.text('to') !== undefined)
    throw new BadUsage('--serial puts the whole registry back: --to has no place there.');
  const serial = numberIn(call, 'serial', /^\d+$/, Number.MAX_SAFE_INTEGER);
  return rollbackAll({ dist: call.dist, serial, cause: call.cause });
}

function runDisable(call: Call): Promise<Outcome> {
  const message = call.text('message')?.trim();
  if (!message) throw new BadUsage('--message: say in French what users shall read.');
  return disable(call, message);
}

const RUN: Readonly<Record<CommandName, (call: Call) => Outcome | Promise<Outcome>>> = {
  build: (call) => buildRelease(call.name, call.version('version') ?? packageVersionOf(call.name)),
  deploy,
  rollback: runRollback,
  canary: runCanary,
  promote: (call) => promote(call, call.version('version')),
  disable: runDisable,
  enable,
  unpin,
  status: ({ dist }) => status(dist),
  history: ({ dist }) => history(dist),
  doctor: async (call) => doctor(call.dist, await examineRunning(addressIn(call))),
  locate: ({ dist, frame }) => locate(dist, frame),
};

/** Carries out one command and says what came of it. Resolves with the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const isForPrograms = args.includes('--json');
  const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);
  try {
    const line = readCommandLine(args);
    if (!line.command || line.values['help']) {
      say(help(line.command));
      return line.values['help'] ? 0 : 2;
    }
    const call = callOf(line, args);
    // Only a build needs no portal; a folder that was mistyped must not be made.
    if (line.command !== 'build' && !existsSync(call.dist))
      refuse(`There is no folder ${call.dist}: --dist names what a portal serves.`);
    const { lines, data, isFine = true } = await RUN[line.command](call);
    say(isForPrograms ? [JSON.stringify({ ok: isFine, ...data }, null, 2)] : lines);
    return isFine ? 0 : 1;
  } catch (thrown) {
    const error = thrown instanceof BadUsage ? thrown : refusalOf(thrown);
    if (error === undefined) throw thrown;
    process.stderr.write(`${error.message}\n`);
    if (isForPrograms) say([JSON.stringify({ ok: false, error: error.message }, null, 2)]);
    return error instanceof Refusal ? 1 : 2;
  }
}

// A command that is stopped tidies up after itself on its way out.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
process.exitCode = await main(process.argv.slice(2));
