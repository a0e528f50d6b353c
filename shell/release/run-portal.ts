import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildRelease, builtFolderOf, packageVersionOf, remoteNamed, versionNamed } from './build-release';
import { versionIn } from './built-release';
import { BadUsage, readCommandLine, type AddCommand, type CommandLine } from './command-line';
import { deployRelease } from './deploy-release';
import { doctor } from './doctor';
import { examineRunning } from './examine-running';
import { history } from './history';
import { canary, disable, enable, promote, rolesIn, rollback, unpin } from './operate-remote';
import { locate } from './locate-frame';
import type { Outcome } from './outcome';
import { Refusal, refuse, refusalOf } from './refusal';
import { rollbackAll } from './rollback-all';
import { status } from './status';

const root = path.resolve(import.meta.dirname, '../..');

const servedFolder = (): string => path.resolve(root, process.env['PORTAL_DIST']?.trim() || 'dist');

interface Call extends CommandLine {
  readonly dist: string;
  /** The named remote; only for commands that need one. */
  readonly name: string;
  readonly cause: string;
  version(option: string): string | undefined;
}

type Act = (call: Call) => Outcome | Promise<Outcome>;

/** The command line for the history, without folder and output format. */
function causeOf(args: readonly string[]): string {
  const isTold = (word: string, index: number) =>
    word !== '--json' && !word.startsWith('--dist') && args[index - 1] !== '--dist';
  return args
    .filter(isTold)
    .map((word) => (/\s/.test(word) ? JSON.stringify(word) : word))
    .join(' ');
}

function callOf(line: CommandLine, act: Act, args: readonly string[]): Call {
  const dist = line.text('dist');
  return {
    ...line,
    dist: dist === undefined ? servedFolder() : path.resolve(dist),
    name: line.operand === undefined || act === runLocate ? '' : remoteNamed(line.operand),
    cause: causeOf(args),
    version(option) {
      const version = line.text(option);
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

function runDeploy(call: Call): Promise<Outcome> {
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
  if (call.text('serial') === undefined) {
    if (call.operand === undefined) throw new BadUsage('Name the remote, or a registry with --serial.');
    return rollback(call, call.version('to'));
  }
  if (call.operand !== undefined)
    throw new BadUsage('--serial puts the whole registry back: a remote has no place there.');
  if (call.text('to') !== undefined)
    throw new BadUsage('--serial puts the whole registry back: --to has no place there.');
  const serial = numberIn(call, 'serial', /^\d+$/, Number.MAX_SAFE_INTEGER);
  return rollbackAll(call.dist, serial, call.cause);
}

function runDisable(call: Call): Promise<Outcome> {
  const message = call.text('message')?.trim();
  if (!message) throw new BadUsage('--message: say in French what users shall read.');
  return disable(call, message);
}

function runBuild(call: Call): Outcome | Promise<Outcome> {
  return buildRelease(call.name, call.version('version') ?? packageVersionOf(call.name));
}

const runLocate = ({ dist, operand = '' }: Call): Outcome => locate(dist, operand);

const REMOTE = '<remote>';
const VERSION = 'the version; else that of mfe-<remote>/package.json';

/** The commands, in the order of the help. */
function define(add: AddCommand<Act>): void {
  add(
    'build',
    'builds a release of one remote into .cache/releases/<remote>/<version>/',
    runBuild,
    REMOTE,
  ).option('--version <V>', VERSION);
  add('deploy', 'checks, uploads and verifies a built release, then gives it to everyone', runDeploy, REMOTE)
    .option('--version <V>', VERSION)
    .option('--from <FOLDER>', 'a built release that lies elsewhere; its version is the one it has')
    .option('--url <URL>', 'verify through the portal that runs there over the same dist')
    .option('--preview', 'list it for ?mfe=<remote>@<version> and give it to nobody else')
    .option(
      '--ahead-of-shell',
      'although this shell cannot run it: browsers keep the previous version until the shell arrives',
    )
    .addHelpText(
      'after',
      '\nNothing that is served changes unless every check passes. A version is used once.',
    );
  add(
    'rollback',
    'gives everyone the previous version again, or puts a whole registry back',
    runRollback,
    '[remote]',
  )
    .option('--to <V>', 'any version that is still on the disk; else the next one of the ladder')
    .option('--serial <N>', 'the remotes of registry N, all of them, under a new serial');
  add('canary', 'gives a share of the users another version, the same users each time', runCanary, REMOTE)
    .option('--version <V>', 'a version that is on the disk; else the canary that is running')
    .option('--percent <P>', '0 to 100, to a hundredth; 0 ends it')
    .option(
      '--roles <A,B>',
      'only users with one of these roles, ALL for every role; else those of the canary that is running',
    );
  add(
    'promote',
    'gives everyone the canary or the preview',
    (call) => promote(call, call.version('version')),
    REMOTE,
  ).option('--version <V>', 'which one, when there are several');
  add(
    'disable',
    'switches a remote off: its pages show a message, nothing of it is downloaded',
    runDisable,
    REMOTE,
  ).option('--message <TEXT>', 'the sentence that users read, in French');
  add('enable', 'switches a remote on again', enable, REMOTE);
  add('unpin', 'lets npm start point a remote at the build of the workspace again', unpin, REMOTE);
  add('status', 'what runs, remote by remote', ({ dist }) => status(dist));
  add('history', 'which registries were served, by which command, and what changed', ({ dist }) =>
    history(dist),
  );
  add(
    'doctor',
    'looks everything over, asks the portal that runs; exit code 1 when something is wrong',
    async (call) => doctor(call.dist, await examineRunning(addressIn(call))),
  ).option('--url <URL>', 'the portal that runs; else http://127.0.0.1:8080');
  add(
    'locate',
    'the source behind a line that telemetry told, from the maps beside the releases',
    runLocate,
    '<frame>',
  ).addHelpText(
    'after',
    "\nFor example: npm run portal -- locate '/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:2345'",
  );
}

/** Runs one command and prints its result. Resolves with the exit code. */
export async function runPortal(
  args: readonly string[],
  print: (text: string) => void,
  complain: (text: string) => void,
): Promise<number> {
  const isForPrograms = args.includes('--json');
  const say = (lines: readonly string[]) => print(`${lines.join('\n')}\n`);
  try {
    const reading = readCommandLine<Act>(args, define);
    if ('help' in reading) {
      say([reading.help]);
      return reading.isAskedFor ? 0 : 2;
    }
    const call = callOf(reading.line, reading.act, args);
    // Every command but a build needs an existing folder: a mistyped one must not be created.
    if (reading.act !== runBuild && !existsSync(call.dist))
      refuse(`There is no folder ${call.dist}: --dist names what a portal serves.`);
    const { lines, data, isFine = true } = await reading.act(call);
    say(isForPrograms ? [JSON.stringify({ ok: isFine, ...data }, null, 2)] : lines);
    return isFine ? 0 : 1;
  } catch (thrown) {
    const error = thrown instanceof BadUsage ? thrown : refusalOf(thrown);
    if (error === undefined) throw thrown;
    complain(`${error.message}\n`);
    if (isForPrograms) say([JSON.stringify({ ok: false, error: error.message }, null, 2)]);
    return error instanceof Refusal ? 1 : 2;
  }
}
