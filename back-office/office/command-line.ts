import { parseArgs, type ParseArgsConfig } from 'node:util';
import { COMMANDS, GLOBAL, helpOf, isCommand, type CommandName, type Option } from './commands';
import { BadUsage } from './refusal';

const inForm = (options: Readonly<Record<string, Option>>): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries(
    Object.entries(options).map(([name, { value, isRepeated = false }]) => [
      name,
      { type: value ? 'string' : 'boolean', multiple: isRepeated },
    ]),
  );

/** To find the command among options that may stand before it. */
const EVERY_OPTION = inForm(
  Object.values(COMMANDS).reduce<Readonly<Record<string, Option>>>(
    (all, { options }) => ({ ...all, ...options }),
    GLOBAL,
  ),
);

const MAX_ID = 2_147_483_647;

/** What was typed, in form. */
export interface CommandLine {
  readonly command: CommandName | undefined;
  /** Of commands on a request or a proposition: its id; 0 elsewhere. */
  readonly targetId: number;
  has(option: string): boolean;
  /** The value of an option, spaces around it dropped; undefined when it was left out or is empty. */
  text(option: string): string | undefined;
  texts(option: string): readonly string[];
}

function readTarget(word: CommandName, rest: readonly string[]): number {
  const { takes } = helpOf(word);
  if (rest.length > (takes === undefined ? 0 : 1))
    throw new BadUsage(`One word too many: office ${usageOf(word)}`);
  if (takes === undefined) return 0;
  const [given] = rest;
  if (given === undefined) throw new BadUsage(`Say which ${takes}: office ${usageOf(word)}`);
  const id = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  if (id < 1 || id > MAX_ID)
    throw new BadUsage(
      `"${given}" is not the number of a ${takes}: office ${takes === 'request' ? 'requests lists' : 'request shows'} them.`,
    );
  return id;
}

/**
 * Reads the command line.
 * @throws BadUsage with a line that says what is wrong
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const [word] = parseArgs({ args: [...args], options: EVERY_OPTION, strict: false }).positionals;
  if (word !== undefined && !isCommand(word))
    throw new BadUsage(`There is no command "${word}": office --help lists them.`);
  const { values, positionals } = parse(args, word);
  const isHelp = values['help'] === true;
  const texts = (option: string): readonly string[] => {
    const value = values[option];
    const all: readonly unknown[] = Array.isArray(value) ? value : [value];
    return all.filter((each) => typeof each === 'string').map((each) => each.trim());
  };
  return {
    command: word,
    targetId: word && !isHelp ? readTarget(word, positionals.slice(1)) : 0,
    has: (option) => values[option] === true,
    text: (option) => texts(option).at(-1) || undefined,
    texts: (option) => texts(option).filter((each) => each !== ''),
  };
}

function parse(args: readonly string[], word: CommandName | undefined) {
  const options = inForm({ ...GLOBAL, ...(word && helpOf(word).options) });
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const [first = ''] = (error as Error).message.split('. ');
    throw new BadUsage(`${first}: office ${word ? `${word} ` : ''}--help says what there is.`);
  }
}

const optionInWords = ([name, { value }]: readonly [string, Option]): string =>
  `--${name}${value ? ` ${value}` : ''}`;

function usageOf(name: CommandName): string {
  const { takes, options } = helpOf(name);
  const [first] = Object.entries(options);
  return [name, takes === undefined ? '' : `<${takes}>`, first ? '[options]' : '']
    .filter((part) => part !== '')
    .join(' ');
}

const column = (rows: readonly (readonly [string, string])[]): readonly string[] => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
};

const optionRows = (options: Readonly<Record<string, Option>>) =>
  column(Object.entries(options).map((each) => [optionInWords(each), each[1].help] as const));

/** The help of one command, or of all. */
export function help(command: CommandName | undefined): readonly string[] {
  if (!command) {
    const names = Object.keys(COMMANDS) as CommandName[];
    return [
      'Usage: npm run office -- <command> [<request>] [options]',
      '',
      'What staff does behind the portal, as an administrator of it. It shows in the portal at once.',
      '',
      ...column(names.map((name) => [name, helpOf(name).what] as const)),
      '',
      ...optionRows(GLOBAL),
      '',
      'You sign in with your own account of the portal: PORTAL_OFFICE_EMAIL and PORTAL_OFFICE_PASSWORD, or you are asked.',
      'office <command> --help says more. Exit code 0: done; 1: refused; 2: not understood.',
    ];
  }
  const { what, options, more = [], example } = helpOf(command);
  return [
    `Usage: npm run office -- ${usageOf(command)}`,
    '',
    `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
    ...more,
    ...(example === undefined ? [] : ['', `  npm run office -- ${example}`]),
    '',
    ...(Object.keys(options).length > 0 ? [...optionRows(options), ''] : []),
    ...optionRows(GLOBAL),
  ];
}
