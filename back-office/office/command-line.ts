import { Command, CommanderError, Option } from 'commander';
import commands from './commands.json' with { type: 'json' };
import {
  createAffiliation,
  createAgency,
  createAgent,
  listAgencies,
  listAgents,
  listManagers,
  listStatuses,
} from './network-commands';
import type { CommandLine, Run } from './outcome';
import { createProposition, sendProposition } from './proposition-command';
import { BadUsage } from './refusal';
import { assign, listRequests, setStatus, showRequest } from './request-commands';

/** A command to run, or the help to print, either requested or because no command was given. */
export type Reading =
  | { readonly line: CommandLine; readonly run: Run }
  | { readonly help: string; readonly isAskedFor: boolean };

const MAX_ID = 2_147_483_647;
const HELP_WIDTH = 110;

const readId = (what: string) => (given: string) => {
  const id = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  if (id >= 1 && id <= MAX_ID) return id;
  const list = what === 'request' ? 'requests lists' : 'request shows';
  throw new BadUsage(`"${given}" is not the number of a ${what}: office ${list} them.`);
};

const collect = (value: string, before: readonly string[] = []) => [...before, value];

const runs: Readonly<Record<string, Run>> = {
  requests: listRequests,
  request: showRequest,
  'set-status': setStatus,
  assign: assign,
  'create-proposition': createProposition,
  'send-proposition': sendProposition,
  'create-agency': createAgency,
  'create-agent': createAgent,
  'create-affiliation': createAffiliation,
  statuses: listStatuses,
  agencies: listAgencies,
  agents: listAgents,
  managers: listManagers,
};

interface Definition {
  readonly name: string;
  /** What it does, in a few words. */
  readonly does: string;
  /** What its argument is the number of. */
  readonly takes?: string;
  readonly options?: Readonly<Record<string, string>>;
  readonly note?: string;
  readonly example?: string;
}

const definitions: readonly Definition[] = commands;

/** Defines the commands, in the order of the help. */
function define(program: Command, choose: (command: Command, run: Run) => void): void {
  for (const { name, does, takes, options = {}, note, example } of definitions) {
    const run = runs[name];
    if (!run) throw new Error(`Nothing runs the command ${name}.`);
    const command = program
      .command(name)
      .summary(does)
      .description(`${does.charAt(0).toUpperCase()}${does.slice(1)}.`)
      .action(() => choose(command, run));
    if (takes !== undefined) command.argument(`<${takes}>`, 'its number', readId(takes));
    for (const [flags, what] of Object.entries(options))
      if (flags.includes('<')) command.option(flags, what, collect);
      else command.option(flags, what);
    if (note !== undefined) command.addHelpText('after', `\n${note}`);
    if (example !== undefined) command.addHelpText('after', `\nExample:\n  npm run office -- ${example}`);
  }
}

function lineOf(command: Command): CommandLine {
  const values: Readonly<Record<string, unknown>> = command.optsWithGlobals();
  const targetId: unknown = command.processedArgs[0];
  const valueOf = (option: string) => values[new Option(`--${option}`).attributeName()];
  const texts = (option: string): readonly string[] =>
    [valueOf(option)]
      .flat()
      .filter((each) => typeof each === 'string')
      .map((each) => each.trim())
      .filter((each) => each !== '');
  return {
    targetId: typeof targetId === 'number' ? targetId : 0,
    has: (option) => valueOf(option) === true,
    text: (option) => texts(option).at(-1),
    texts,
  };
}

/** Parses the command line. @throws BadUsage with one line that says what is wrong */
export function readCommandLine(args: readonly string[]): Reading {
  let printed = '';
  let reading: Reading | undefined;
  const print = (text: string) => (printed += text);
  const program = new Command('npm run office --')
    .usage('<command> [<request>] [options]')
    .description(
      'What staff does behind the portal, as an administrator of it. It shows in the portal at once.',
    )
    .option('--url <URL>', 'the portal that runs; else http://127.0.0.1:8080')
    .option('--login <E-MAIL>', 'your account; else PORTAL_OFFICE_EMAIL, or you are asked')
    .option('--as <E-MAIL>', 'no portal runs: open its store as this administrator')
    .option('--json', 'the answer for programs')
    .helpOption('--help', 'this text')
    .helpCommand(false)
    .addHelpText(
      'after',
      '\nYou sign in with your own account of the portal: PORTAL_OFFICE_EMAIL and PORTAL_OFFICE_PASSWORD, or you are asked.' +
        '\noffice <command> --help says more. Exit code 0: done; 1: refused; 2: not understood.',
    )
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: print,
      writeErr: print,
      outputError: () => undefined,
      getOutHelpWidth: () => HELP_WIDTH,
      getErrHelpWidth: () => HELP_WIDTH,
    })
    .exitOverride();
  define(program, (command, run) => (reading = { line: lineOf(command), run }));
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (printed !== '') return { help: printed.trimEnd(), isAskedFor: error.exitCode === 0 };
    const command = program.commands.map((each) => each.name()).find((name) => args.includes(name));
    throw new BadUsage(
      `${sentenceOf(error)}: office ${command ? `${command} ` : ''}--help says what there is.`,
    );
  }
  return reading ?? { help: program.helpInformation().trimEnd(), isAskedFor: false };
}

/** Turns `error: unknown option '--stat'\n(Did you mean --status?)` into one line. */
const sentenceOf = ({ message }: CommanderError): string =>
  message
    .replace(/^error: (.)/, (_, first: string) => first.toUpperCase())
    .replace('\n(Did', ' (did')
    .replace(/\.$/, '');
