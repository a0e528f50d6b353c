import { Command, CommanderError, Option } from 'commander';
import { BadUsage } from '../refusal';
import { define, type CommandLine, type PortalCommand } from './commands';

/** A command to run. */
export interface Understood {
  readonly line: CommandLine;
  readonly act: PortalCommand;
}

/** The help to print instead: on request, or without a command. */
export interface Help {
  readonly help: string;
  readonly isAskedFor: boolean;
}

const HELP_WIDTH = 110;

function lineOf(command: Command): CommandLine {
  const values: Readonly<Record<string, unknown>> = command.optsWithGlobals();
  const valueOf = (option: string) => values[new Option(`--${option}`).attributeName()];
  return {
    command: command.name(),
    operand: command.args[0],
    has: (option) => valueOf(option) === true,
    text(option) {
      const value = valueOf(option);
      return typeof value === 'string' ? value : undefined;
    },
  };
}

/** Parses the command line. @throws BadUsage with a line that says what is wrong */
export function readCommandLine(args: readonly string[]): Understood | Help {
  let printed = '';
  let reading: Understood | undefined;
  const print = (text: string) => (printed += text);
  const program = new Command('npm run portal --')
    .usage('<command> [<remote>] [options]')
    .description('Ships one role app alone, and takes it back.')
    .option('--dist <FOLDER>', 'what the portal serves; else PORTAL_DIST, else dist')
    .option('--portal <URL>', 'has a running portal carry it out; else PORTAL_URL')
    .option('--key <FILE>', 'the key that signs what is sent; else PORTAL_KEY_FILE')
    .option('--json', 'the answer for programs')
    .helpOption('--help', 'this text')
    .helpCommand(false)
    .addHelpText(
      'after',
      '\nportal <command> --help says more. Exit code 0: done; 1: refused, or something is wrong; 2: not understood.',
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
  define((name, does, act, names) => {
    const command = program
      .command(name)
      .summary(does)
      .description(`${does.charAt(0).toUpperCase()}${does.slice(1)}.`);
    if (names !== undefined) command.argument(names);
    return command.action(() => {
      reading = { line: lineOf(command), act };
    });
  });
  try {
    program.parse(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (printed !== '') return { help: printed.trimEnd(), isAskedFor: error.exitCode === 0 };
    const command = program.commands.map((each) => each.name()).find((name) => args.includes(name));
    throw new BadUsage(
      `${sentenceOf(error)}: portal ${command ? `${command} ` : ''}--help says what there is.`,
    );
  }
  return reading ?? { help: program.helpInformation().trimEnd(), isAskedFor: false };
}

/** Makes one sentence of commander's two lines, such as `error: unknown option …` and `(Did you mean …?)`. */
const sentenceOf = ({ message }: CommanderError): string =>
  message
    .replace(/^error: (.)/, (_, first: string) => first.toUpperCase())
    .replace('\n(Did', ' (did')
    .replace(/\.$/, '');
