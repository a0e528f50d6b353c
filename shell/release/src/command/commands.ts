import type { Command } from 'commander';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { asVersion } from '@portal/registry/read-json';
import { buildRelease, builtFolderOf, isOfWorkspace, packageVersionOf } from '../deploy/build-release';
import { descriptionOf, versionIn } from '../registry/built-release';
import { deployRelease } from '../deploy/deploy-release';
import { doctor } from '../inspect/doctor';
import { examineRunning } from '../inspect/examine-running';
import { history } from '../inspect/history';
import { makeKey } from '../sign/signing-key';
import { changeApp, rollbackAll } from '../deploy/change-app';
import { DEPLOY_OPTIONS } from '../deploy/decide/decide-deployment';
import {
  disabling,
  enabling,
  promoting,
  rolesIn,
  rollingBack,
  startingCanary,
  unpinning,
} from '../deploy/decide/operate';
import { locate } from '../inspect/locate-frame';
import type { Outcome } from '../outcome';
import {
  publishOwnership,
  readEdited,
  rollbackOwnership,
  setOwnership,
  showOwnership,
} from '../deploy/edit-ownership';
import type { OwnershipDocument } from '../sign/ownership-document';
import { pushRelease, sendCommand } from '../deploy/push-release';
import { BadUsage, refuse } from '../refusal';
import { problems, type ProblemBook } from '../inspect/reported-problems';
import type { PortalAddress } from '../sign/send-request';
import type { StagedRelease } from '../deploy/staged-upload';
import { status } from '../inspect/status';
import { titleOf } from '../registry/release-folders';

/** What was typed. */
export interface CommandLine {
  /** Its first word. */
  readonly command: string;
  /** A remote, or a stack frame. */
  readonly operand: string | undefined;
  has(option: string): boolean;
  text(option: string): string | undefined;
}

export interface Call extends CommandLine {
  readonly dist: string;
  /** Who gives the command; the system user when left out. */
  readonly by?: string | undefined;
  /** What `deploy` takes instead of a folder of this machine. */
  readonly staged?: StagedRelease | undefined;
  /** What `ownership` publishes: signed elsewhere, where the owner's key is. */
  readonly document?: OwnershipDocument | undefined;
  /** What pages told the portal that carries it out; undefined on the machine of a folder. */
  readonly problems?: ProblemBook | undefined;
  /** The running portal that `push` speaks to. */
  readonly portal?: PortalAddress | undefined;
  readonly onStep: (step: string) => void;
  /** The named remote; only for commands that need one. */
  readonly name: string;
  readonly cause: string;
  version(option: string): string | undefined;
}

/**
 * Who may give a command to a running portal: anyone whose key it knows, the team of the app, the portal's owner alone;
 * `here`: nobody, it works on the machine where it is given, and without a folder that a portal serves.
 */
export type Right = 'known' | 'team' | 'owner' | 'here';

export interface PortalCommand {
  run(call: Call): Outcome | Promise<Outcome>;
  right(call: Pick<Call, 'text'>): Right;
  /** What stands behind the command; `app` by default. */
  readonly operand?: 'app' | 'text';
}

const ofTeam = (run: PortalCommand['run']): PortalCommand => ({ run, right: () => 'team' });
const ofAnyone = (run: PortalCommand['run']): PortalCommand => ({ run, right: () => 'known' });

function numberIn(call: Call, option: string, form: RegExp, most: number): number {
  const text = call.text(option) ?? '';
  const number = Number(text);
  if (!form.test(text) || number > most)
    throw new BadUsage(`--${option} needs a number from 0 to ${String(most)}.`);
  return number;
}

function addressIn(call: Call): string | undefined {
  const url = call.text('url');
  return url === undefined ? undefined : webAddress('url', url);
}

/** @throws BadUsage when it is no address of a server */
export function webAddress(option: string, text: string): string {
  if (/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '')) return text;
  throw new BadUsage(`--${option} needs an address that starts with http:// or https://, not "${text}".`);
}

/** The built release that is meant. */
function builtIn(call: Call): { readonly from: string; readonly version: string } {
  const { name } = call;
  const folder = call.text('from');
  if (folder !== undefined) {
    const from = path.resolve(folder);
    const said =
      versionIn(from, name) ?? refuse(`There is no release in ${from}: it has no ${descriptionOf(name)}.`);
    return { from, version: call.version('version') ?? asVersion(said, 'The version') };
  }
  const version = call.version('version') ?? packageVersionOf(name);
  const from = builtFolderOf(name, version);
  if (!existsSync(from))
    refuse(
      `${titleOf(name)} ${version} is not built: npm run portal -- build ${name} --version ${version}, or say with --from where it is.`,
    );
  return { from, version };
}

/** The upload that is meant. */
function stagedIn(call: Call, { folder, signed }: StagedRelease) {
  const version = call.version('version') ?? refuse('Say with --version which upload is meant.');
  return { from: folder, version, signed };
}

const optionsIn = (call: Call) => DEPLOY_OPTIONS.filter((option) => call.has(option));

function runDeploy(call: Call): Promise<Outcome> {
  const { dist, name, cause, by, staged, onStep } = call;
  const url = addressIn(call);
  const from = staged ? stagedIn(call, staged) : builtIn(call);
  return deployRelease({ dist, name, cause, by, onStep, url, ...from, options: optionsIn(call) });
}

/** Uploads a release to a running portal, then deploys it there. */
async function runPush(call: Call): Promise<Outcome> {
  const { name, onStep } = call;
  const address =
    call.portal ?? refuse('Say with --portal which portal, and with --key whose release it is.');
  const { from, version } = builtIn(call);
  const options = optionsIn(call);
  const { sent, digest } = await pushRelease({ ...address, name, version, from, options, onStep });
  const args = ['deploy', name, '--version', version, ...options.map((option) => `--${option}`)];
  const outcome = await sendCommand(address, args, { digest });
  return { ...outcome, data: { ...outcome.data, sent } };
}

async function runOwnership(call: Call): Promise<Outcome> {
  const [set, back] = [call.text('set'), call.text('rollback')];
  if (set !== undefined && back !== undefined) throw new BadUsage('--set and --rollback exclude each other.');
  if (back !== undefined)
    return rollbackOwnership(call, numberIn(call, 'rollback', /^\d+$/, Number.MAX_SAFE_INTEGER));
  if (set === undefined) return showOwnership(call.dist);
  if (call.document) return publishOwnership(call, call.document);
  return setOwnership(call, readEdited(path.resolve(set)));
}

function runCanary(call: Call): Promise<Outcome> {
  const roles = call.text('roles');
  const known = roles === undefined ? undefined : rolesIn(roles);
  if (roles !== undefined && !known) throw new BadUsage(`--roles "${roles}": a role there does not exist.`);
  const percent = numberIn(call, 'percent', /^\d+(\.\d{1,2})?$/, 100);
  return changeApp(call, startingCanary({ version: call.version('version'), percent, roles: known }));
}

function runRollback(call: Call): Promise<Outcome> {
  const { operand } = call;
  const to = call.version('to');
  if (call.text('serial') === undefined) {
    if (operand === undefined) throw new BadUsage('Name the remote, or a registry with --serial.');
    return changeApp(call, rollingBack(to));
  }
  if (operand !== undefined || to !== undefined)
    throw new BadUsage('--serial puts the whole registry back: a remote or --to has no place there.');
  return rollbackAll(call, numberIn(call, 'serial', /^\d+$/, Number.MAX_SAFE_INTEGER));
}

function runDisable(call: Call): Promise<Outcome> {
  const message = call.text('message')?.trim();
  if (!message) throw new BadUsage('--message: say in French what users shall read.');
  if (message.length > MOST_CHARACTERS)
    throw new BadUsage(`--message: at most ${String(MOST_CHARACTERS)} characters; every page gets them.`);
  return changeApp(call, disabling(message));
}

function runUnpin(call: Call): Promise<Outcome> {
  if (!isOfWorkspace(call.name))
    refuse(
      `No workspace is here that has ${titleOf(call.name)}: nothing but its team changes what is served of it.`,
    );
  return changeApp(call, unpinning);
}

function runBuild(call: Call): Outcome | Promise<Outcome> {
  const version = call.version('version') ?? packageVersionOf(call.name);
  return buildRelease(call.name, version, call.has('allow-dirty'));
}

/** Of the sentence of a remote that is switched off, which is in the registry. */
const MOST_CHARACTERS = 500;

const REMOTE = '<remote>';
const APP = '<remote|shell>';
const VERSION = 'the version; else that of mfe-<remote>/package.json, or shell/page/package.json';

const FROM = 'a built release that lies elsewhere; its version is the one it has';

/** The commands, in the order of the help. */
export function define(
  add: (name: string, does: string, act: PortalCommand, names?: string) => Command,
): void {
  add(
    'build',
    'builds a release of one app, or of the shell, into .cache/releases/<name>/<version>/',
    { run: runBuild, right: () => 'here' },
    APP,
  )
    .option('--version <V>', VERSION)
    .option(
      '--allow-dirty',
      'although files that it is built from are not as in a commit; the release says so',
    );
  add(
    'deploy',
    'checks, uploads and verifies a built release, then gives it to everyone',
    ofTeam(runDeploy),
    APP,
  )
    .option('--version <V>', VERSION)
    .option('--from <FOLDER>', FROM)
    .option('--url <URL>', 'verify through the portal that runs there over the same dist')
    .option(
      '--preview',
      'list it for ?mfe=<remote>@<version>, or ?shell=<version>, and give it to nobody else',
    )
    .option(
      '--ahead-of-shell',
      'although this shell cannot run it: browsers keep the previous version until the shell arrives',
    )
    .option(
      '--ahead-of-remotes',
      'of the shell, although apps of today do not fit it: browsers use older versions, or show a card',
    )
    .option(
      '--ahead-of-ownership',
      'although it claims paths of others: browsers ignore those until the owner of the portal hands them over',
    )
    .addHelpText(
      'after',
      '\nNothing that is served changes unless every check passes. A version is used once.',
    );
  const push = add(
    'push',
    'sends a built release to a running portal over HTTPS, and deploys it there',
    { run: runPush, right: () => 'here' },
    APP,
  )
    .option('--version <V>', VERSION)
    .option('--from <FOLDER>', FROM)
    .addHelpText('after', '\nInterrupted anywhere, it is run again: what the portal has is not sent twice.');
  for (const option of DEPLOY_OPTIONS) push.option(`--${option}`, 'as for deploy');
  add(
    'rollback',
    'gives everyone the previous version again, or puts a whole registry back',
    { run: runRollback, right: (call) => (call.text('serial') === undefined ? 'team' : 'owner') },
    '[remote|shell]',
  )
    .option('--to <V>', 'any version that is still on the disk; else the next one of the ladder')
    .option('--serial <N>', 'the remotes of registry N, all of them, and its shell, under a new serial');
  add(
    'canary',
    'gives a share of the users another version, the same users each time',
    ofTeam(runCanary),
    APP,
  )
    .option('--version <V>', 'a version that is on the disk; else the canary that is running')
    .option('--percent <P>', '0 to 100, to a hundredth, of the shell whole; 0 ends it')
    .option(
      '--roles <A,B>',
      'only users with one of these roles, ALL for every role; else those of the canary that is running',
    );
  add(
    'promote',
    'gives everyone the canary or the preview',
    ofTeam((call) => changeApp(call, promoting(call.version('version')))),
    APP,
  ).option('--version <V>', 'which one, when there are several');
  add(
    'disable',
    'switches a remote off: its pages show a message, nothing of it is downloaded',
    ofTeam(runDisable),
    REMOTE,
  ).option('--message <TEXT>', 'the sentence that users read, in French');
  const enable = ofTeam((call) => changeApp(call, enabling));
  add('enable', 'switches a remote on again', enable, REMOTE);
  add('unpin', 'lets npm start point an app at the build of the workspace again', ofTeam(runUnpin), APP);
  add(
    'status',
    'what runs: the shell, and remote by remote',
    ofAnyone(({ dist }) => status(dist)),
  );
  add(
    'problems',
    'what went wrong in the pages of an app since the portal started, with source lines; needs --portal',
    ofTeam(({ dist, name, problems: book }) =>
      problems(
        dist,
        name,
        book ?? refuse('The portal that runs knows them: say with --portal which, and with --key who asks.'),
      ),
    ),
    APP,
  );
  add(
    'history',
    'which registries were served, by which command, and what changed',
    ofAnyone(({ dist }) => history(dist)),
  );
  add(
    'doctor',
    'looks everything over, asks the portal that runs; exit code 1 when something is wrong or was not seen',
    ofAnyone(async (call) => doctor(call.dist, await examineRunning(addressIn(call)))),
  ).option('--url <URL>', 'the portal that runs; else the one of HOST and PORT on this machine');
  add(
    'locate',
    'the source behind a line that telemetry told, from the maps beside the releases',
    { ...ofAnyone(({ dist, operand = '' }) => locate(dist, operand)), operand: 'text' },
    '<frame>',
  ).addHelpText(
    'after',
    "\nFor example: npm run portal -- locate '/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:2345'",
  );
  add('ownership', 'who owns which app, and what it may claim; the owner of the portal changes it', {
    run: runOwnership,
    right: ({ text }) => (text('set') === undefined && text('rollback') === undefined ? 'known' : 'owner'),
  })
    .option('--set <FILE>', 'publishes the edited form of what it prints: paths, keys and budgets by app')
    .option('--rollback <N>', 'puts ownership number N back');
  add(
    'key',
    'makes a key that signs releases, and prints its public half',
    {
      run: ({ operand = '' }) => makeKey(operand),
      right: () => 'here',
      operand: 'text',
    },
    '<file>',
  );
}
