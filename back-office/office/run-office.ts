import type { Carry } from './carry';
import { readCommandLine } from './command-line';
import { directoryOf, idsOf } from './find-row';
import { officeClient, signIn, type Key, type OfficeClient } from './office-client';
import type { CommandLine, Outcome, Run } from './outcome';
import { BadUsage, Refusal } from './refusal';
import { ROLE_IDS } from '../src/access/caller';

export interface Entrance {
  readonly carry: Carry;
  readonly key: Key;
  close(): Promise<void>;
}

export interface Surroundings {
  readonly environment: Readonly<Record<string, string | undefined>>;
  say(line: string): void;
  complain(line: string): void;
  /** Asks the operator; undefined without a terminal. A secret is not echoed. */
  ask(question: string, isSecret: boolean): Promise<string | undefined>;
  carryTo(address: string): Carry;
  /** Opens a store that no portal is using, as one of its administrators. */
  openStore(email: string): Promise<Entrance>;
}

const LOCAL = 'http://127.0.0.1:8080';

/** E-mail and password from the environment or a prompt; never from arguments, which other processes can see. */
async function credentials(line: CommandLine, { environment, ask }: Surroundings) {
  const email =
    line.text('login') ||
    environment['PORTAL_OFFICE_EMAIL']?.trim() ||
    (await ask('E-mail: ', false))?.trim();
  const password = email && (environment['PORTAL_OFFICE_PASSWORD'] || (await ask('Password: ', true)));
  if (!email || !password)
    throw new Refusal(
      'Nobody is there to be asked: set PORTAL_OFFICE_EMAIL and PORTAL_OFFICE_PASSWORD, those of an administrator of the portal.',
    );
  return { email, password };
}

async function enter(line: CommandLine, around: Surroundings): Promise<Entrance> {
  const administrator = line.text('as');
  if (administrator !== undefined) {
    if (line.text('url') !== undefined || line.text('login') !== undefined)
      throw new BadUsage('--as opens the store itself: --url and --login have no place there.');
    return around.openStore(administrator);
  }
  const carry = around.carryTo(line.text('url') ?? LOCAL);
  const { email, password } = await credentials(line, around);
  return { carry, key: await signIn(carry, email, password), close: () => Promise.resolve() };
}

/** Checks the role first, for a clear message: the portal checks each call anyway. */
async function administratorOf(client: OfficeClient, { email }: Key) {
  const { rows } = await client.list(`customer_users?email=${encodeURIComponent(email)}&limit=1`);
  const [self] = rows;
  if (self && idsOf(self, 'roles')[0] === ROLE_IDS.ADMIN) return self;
  throw new Refusal(`${email} is no administrator of this portal: staff work needs the account of one.`);
}

async function carryOut(line: CommandLine, run: Run, around: Surroundings): Promise<Outcome> {
  const entrance = await enter(line, around);
  try {
    const client = officeClient(entrance.carry, entrance.key);
    try {
      const self = await administratorOf(client, entrance.key);
      return await run({ line, client, directory: directoryOf(client), self });
    } finally {
      // Frees one of the account's ten sessions for the browser. Errors here must not hide earlier ones.
      await client.leave().catch(() => undefined);
    }
  } finally {
    await entrance.close();
  }
}

/** Runs one command and prints its result. Resolves with the exit code. */
export async function runOffice(args: readonly string[], around: Surroundings): Promise<number> {
  const isForPrograms = args.includes('--json');
  try {
    const reading = readCommandLine(args);
    if ('help' in reading) {
      around.say(reading.help);
      return reading.isAskedFor ? 0 : 2;
    }
    const { lines, data } = await carryOut(reading.line, reading.run, around);
    around.say(isForPrograms ? JSON.stringify({ ok: true, ...data }, null, 2) : lines.join('\n'));
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof BadUsage)) throw error;
    around.complain(error.message);
    if (isForPrograms) around.say(JSON.stringify({ ok: false, error: error.message }, null, 2));
    return error instanceof Refusal ? 1 : 2;
  }
}
