import { existsSync } from 'node:fs';
import path from 'node:path';
import { UnreadableError, asName, asVersion } from '@portal/registry/read-json';
import { readCommandLine, type Understood } from './command-line';
import { webAddress, type Call, type PortalCommand } from './commands';
import { readEdited } from '../deploy/edit-ownership';
import type { Outcome } from '../outcome';
import { signOwnership } from '../sign/ownership-document';
import { BadUsage, Refusal, refuse, refusalOf } from '../refusal';
import { sendCommand } from '../deploy/push-release';
import type { PortalAddress } from '../sign/send-request';
import { readSigningKey } from '../sign/signing-key';

const root = path.resolve(import.meta.dirname, '../../../..');

const servedFolder = (): string => path.resolve(root, process.env['PORTAL_DIST']?.trim() || 'dist');

/** Options that say where a command is carried out, and how its answer is printed: no part of what is done. */
const OF_PLACE = ['--dist', '--portal', '--key'];
/** Options that name a file or a server as seen from the machine where they are typed. */
const OF_MACHINE = /^--(?:from|url)(?:=|$)/;

const isOfPlace = (word: string) =>
  OF_PLACE.some((option) => word === option || word.startsWith(`${option}=`));

/** The words of a command without those of its place. */
const told = (args: readonly string[]): readonly string[] =>
  args.filter(
    (word, index) => word !== '--json' && !isOfPlace(word) && !OF_PLACE.includes(args[index - 1] ?? ''),
  );

/** The command line for the history. */
const causeOf = (args: readonly string[]): string =>
  told(args)
    .map((word) => (/[\s\p{Cc}]/u.test(word) ? JSON.stringify(word) : word))
    .join(' ');

/** What a command is carried out with, besides its words. */
export type Circumstances = Pick<Call, 'by' | 'staged' | 'document' | 'portal' | 'problems' | 'onStep'>;

function callOf(
  { line, act }: Understood,
  dist: string,
  args: readonly string[],
  given: Circumstances,
): Call {
  return {
    ...line,
    ...given,
    dist,
    name: line.operand === undefined || act.operand === 'text' ? '' : asName(line.operand, 'The remote'),
    cause: causeOf(args),
    version(option) {
      const version = line.text(option);
      return version === undefined ? undefined : asVersion(version, 'The version');
    },
  };
}

/** A command that was understood, for who decides whether it may be carried out. */
export interface RequestedCommand {
  readonly right: ReturnType<PortalCommand['right']>;
  /** The app it is about; empty for none. */
  readonly name: string;
  /** The version it names. */
  readonly version: string | undefined;
  isNamed(command: string): boolean;
  /** Whether it publishes a document, which has to come with it: no file of the server is read. */
  readonly needsDocument: boolean;
  carryOut(dist: string, given: Circumstances): Promise<Outcome>;
}

/** Reads the words of a command that somebody sends to a running portal. @throws BadUsage */
export function readRequested(args: readonly string[]): RequestedCommand {
  const foreign = args.find((word) => isOfPlace(word) || OF_MACHINE.test(word));
  if (foreign !== undefined)
    throw new BadUsage(`${foreign}: a command for a running portal names no other place.`);
  const reading = readCommandLine(args);
  if ('help' in reading) throw new BadUsage('No command is given.');
  const { act } = reading;
  const call = callOf(reading, '', args, { onStep: () => undefined });
  return {
    right: act.right(call),
    name: call.name,
    version: call.version('version'),
    needsDocument: call.text('set') !== undefined,
    isNamed: (command) => reading.line.command === command,
    async carryOut(dist, given) {
      return act.run(callOf(reading, dist, args, given));
    },
  };
}

function addressOf({ line }: Understood): PortalAddress | undefined {
  const to = line.text('portal') ?? process.env['PORTAL_URL']?.trim();
  if (!to) return undefined;
  const { origin } = new URL(webAddress('portal', to));
  const file = line.text('key') ?? process.env['PORTAL_KEY_FILE']?.trim();
  if (!file) throw new BadUsage('--key: say which key signs it.');
  return { origin, key: readSigningKey(path.resolve(file)) };
}

/** The document that a running portal is to publish, signed here with the owner's key. */
async function documentFor({ line }: Understood, address: PortalAddress) {
  const file = line.text('set');
  if (file === undefined) return undefined;
  const { data } = await sendCommand(address, ['ownership']);
  return signOwnership(readEdited(path.resolve(file)), Number(data['serial']), address.key);
}

async function perform(reading: Understood, args: readonly string[]): Promise<Outcome> {
  const { line, act } = reading;
  const portal = addressOf(reading);
  const dist = line.text('dist');
  const call = callOf(reading, dist === undefined ? servedFolder() : path.resolve(dist), args, {
    portal,
    onStep: (step) => process.stderr.write(`${step}\n`),
  });
  if (portal && act.right(call) !== 'here')
    return sendCommand(portal, told(args), { document: await documentFor(reading, portal) });
  // A mistyped folder must not be created.
  if (act.right(call) !== 'here' && !existsSync(call.dist))
    refuse(`There is no folder ${call.dist}: --dist names what a portal serves.`);
  return act.run(call);
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
    const reading = readCommandLine(args);
    if ('help' in reading) {
      say([reading.help]);
      return reading.isAskedFor ? 0 : 2;
    }
    const { lines, data, isFine = true } = await perform(reading, args);
    say(isForPrograms ? [JSON.stringify({ ok: isFine, ...data }, null, 2)] : lines);
    return isFine ? 0 : 1;
  } catch (thrown) {
    const error =
      thrown instanceof UnreadableError
        ? new BadUsage(`${thrown.message}.`)
        : thrown instanceof BadUsage
          ? thrown
          : refusalOf(thrown);
    if (error === undefined) throw thrown;
    complain(`${error.message}\n`);
    if (isForPrograms) say([JSON.stringify({ ok: false, error: error.message }, null, 2)]);
    return error instanceof Refusal ? 1 : 2;
  }
}
