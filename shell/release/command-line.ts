import { parseArgs, type ParseArgsConfig } from 'node:util';

/** What was typed makes no sense: exit code 2. */
export class BadUsage extends Error {
  override readonly name = 'BadUsage';
}

interface Option {
  /** What stands for the value in the help; undefined for a switch. */
  readonly value?: string;
  readonly help: string;
}

interface CommandHelp {
  readonly what: string;
  /** The one word after the command, if it takes one. */
  readonly takesRemote: 'always' | 'never' | 'unless --serial' | 'a frame instead';
  readonly options: Readonly<Record<string, Option>>;
  readonly more?: string;
}

const VERSION: Option = { value: 'V', help: 'the version; else that of mfe-<remote>/package.json' };

/** The commands, as the help lists them. */
export const COMMANDS = {
  build: {
    what: 'builds a release of one remote into .cache/releases/<remote>/<version>/',
    takesRemote: 'always',
    options: { version: VERSION },
  },
  deploy: {
    what: 'checks, uploads and verifies a built release, then gives it to everyone',
    takesRemote: 'always',
    options: {
      version: VERSION,
      from: { value: 'FOLDER', help: 'a built release that lies elsewhere; its version is the one it has' },
      url: { value: 'URL', help: 'verify through the portal that runs there over the same dist' },
      preview: { help: 'list it for ?mfe=<remote>@<version> and give it to nobody else' },
      'ahead-of-shell': {
        help: 'although this shell cannot run it: browsers keep the previous version until the shell arrives',
      },
    },
    more: 'Nothing that is served changes unless every check passes. A version is used once.',
  },
  rollback: {
    what: 'gives everyone the previous version again, or puts a whole registry back',
    takesRemote: 'unless --serial',
    options: {
      to: { value: 'V', help: 'any version that is still on the disk; else the next one of the ladder' },
      serial: { value: 'N', help: 'the remotes of registry N, all of them, under a new serial' },
    },
  },
  canary: {
    what: 'gives a share of the users another version, the same users each time',
    takesRemote: 'always',
    options: {
      version: { value: 'V', help: 'a version that is on the disk; else the canary that is running' },
      percent: { value: 'P', help: '0 to 100, to a hundredth; 0 ends it' },
      roles: { value: 'A,B', help: 'only users with one of these roles' },
    },
  },
  promote: {
    what: 'gives everyone the canary or the preview',
    takesRemote: 'always',
    options: { version: { value: 'V', help: 'which one, when there are several' } },
  },
  disable: {
    what: 'switches a remote off: its pages show a message, nothing of it is downloaded',
    takesRemote: 'always',
    options: { message: { value: 'TEXT', help: 'the sentence that users read, in French' } },
  },
  enable: { what: 'switches a remote on again', takesRemote: 'always', options: {} },
  unpin: {
    what: 'lets npm start point a remote at the build of the workspace again',
    takesRemote: 'always',
    options: {},
  },
  status: { what: 'what runs, remote by remote', takesRemote: 'never', options: {} },
  history: {
    what: 'which registries were served, by which command, and what changed',
    takesRemote: 'never',
    options: {},
  },
  doctor: {
    what: 'looks everything over, asks the portal that runs; exit code 1 when something is wrong',
    takesRemote: 'never',
    options: { url: { value: 'URL', help: 'the portal that runs; else http://127.0.0.1:8080' } },
  },
  locate: {
    what: 'the source behind a line that telemetry told, from the maps beside the releases',
    takesRemote: 'a frame instead',
    options: {},
    more: "For example: npm run portal -- locate '/remotes/agent/1.4.2/dashboard.ab12cd34.js:1:2345'",
  },
} as const satisfies Readonly<Record<string, CommandHelp>>;

export type CommandName = keyof typeof COMMANDS;

const GLOBAL: Readonly<Record<string, Option>> = {
  dist: { value: 'FOLDER', help: 'what the portal serves; else PORTAL_DIST, else dist' },
  json: { help: 'the answer for programs' },
  help: { help: 'this text' },
};

const inForm = (options: Readonly<Record<string, Option>>): NonNullable<ParseArgsConfig['options']> =>
  Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, { type: value ? 'string' : 'boolean' }]),
  );

/** To find the command among options that may stand before it. */
const EVERY_OPTION = inForm(
  Object.values(COMMANDS).reduce<Readonly<Record<string, Option>>>(
    (all, { options }) => ({ ...all, ...options }),
    GLOBAL,
  ),
);

/** What was typed, in form. */
export interface CommandLine {
  readonly command: CommandName | undefined;
  readonly remote: string | undefined;
  readonly values: Readonly<Record<string, string | true>>;
}

const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

const helpOf = (name: CommandName): CommandHelp => COMMANDS[name];

/**
 * Reads the command line.
 * @throws BadUsage with a line that says what is wrong
 */
export function readCommandLine(args: readonly string[]): CommandLine {
  const [word] = parseArgs({ args: [...args], options: EVERY_OPTION, strict: false }).positionals;
  if (word !== undefined && !isCommand(word))
    throw new BadUsage(`There is no command "${word}": portal --help lists them.`);
  const options = inForm({ ...GLOBAL, ...(word && helpOf(word).options) });
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    const values = Object.entries(parsed.values).flatMap(([name, value]) =>
      typeof value === 'string' || value === true ? [[name, value] as const] : [],
    );
    const [, ...rest] = parsed.positionals;
    const line = { command: word, remote: rest[0], values: Object.fromEntries(values) };
    if (word && line.values['help'] === undefined) checkRemote(word, rest, line.values);
    return line;
  } catch (error) {
    if (error instanceof BadUsage) throw error;
    const [first = ''] = (error as Error).message.split('. ');
    throw new BadUsage(`${first}: portal ${word ? `${word} ` : ''}--help says what there is.`);
  }
}

function checkRemote(word: CommandName, rest: readonly string[], values: CommandLine['values']): void {
  const { takesRemote } = helpOf(word);
  const isNeeded =
    takesRemote === 'unless --serial' ? values['serial'] === undefined : takesRemote !== 'never';
  if (isNeeded && rest.length === 0)
    throw new BadUsage(
      `Name the ${takesRemote === 'a frame instead' ? 'frame' : 'remote'}: portal ${usageOf(word)}`,
    );
  if (rest.length > (isNeeded ? 1 : 0)) throw new BadUsage(`One word too many: portal ${usageOf(word)}`);
}

const optionInWords = ([name, { value }]: readonly [string, Option]): string =>
  `--${name}${value ? ` ${value}` : ''}`;

function usageOf(name: CommandName): string {
  const { takesRemote, options } = helpOf(name);
  const remote = {
    always: '<remote>',
    never: '',
    'unless --serial': '[<remote>]',
    'a frame instead': '<frame>',
  }[takesRemote];
  return [name, remote, ...Object.entries(options).map((each) => `[${optionInWords(each)}]`)]
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
      'Usage: npm run portal -- <command> [<remote>] [options]',
      '',
      'Ships one role app alone, and takes it back.',
      '',
      ...column(names.map((name) => [name, helpOf(name).what] as const)),
      '',
      ...optionRows(GLOBAL),
      '',
      'portal <command> --help says more. Exit code 0: done; 1: refused, or something is wrong; 2: not understood.',
    ];
  }
  const { what, options, more } = helpOf(command);
  return [
    `Usage: npm run portal -- ${usageOf(command)}`,
    '',
    `${what.charAt(0).toUpperCase()}${what.slice(1)}.`,
    ...(more ? [more] : []),
    '',
    ...optionRows({ ...options, ...GLOBAL }),
  ];
}
