import { Command, CommanderError, Option } from 'commander';
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
const AGENCY = 'its id, or its name';

const readId = (what: 'request' | 'proposition') => (given: string) => {
  const id = /^\d{1,10}$/.test(given) ? Number(given) : 0;
  if (id >= 1 && id <= MAX_ID) return id;
  const list = what === 'request' ? 'requests lists' : 'request shows';
  throw new BadUsage(`"${given}" is not the number of a ${what}: office ${list} them.`);
};

const collect = (value: string, before: readonly string[] = []) => [...before, value];

/** Defines the commands, in the order of the help. */
function define(program: Command, choose: (command: Command, run: Run) => void): void {
  const add = (name: string, does: string, run: Run, takes?: 'request' | 'proposition'): Command => {
    const command = program
      .command(name)
      .summary(does)
      .description(`${does.charAt(0).toUpperCase()}${does.slice(1)}.`);
    if (takes) command.argument(`<${takes}>`, 'its number', readId(takes));
    return command.action(() => choose(command, run));
  };
  const example = (command: Command, text: string) =>
    command.addHelpText('after', `\nExample:\n  npm run office -- ${text}`);

  example(
    add('requests', 'lists the requests, the newest first', listRequests)
      .option('--status <S,S>', 'only in these statuses, by id or French name')
      .option('--agency <A>', `only of this agency: ${AGENCY}`)
      .option(
        '--agent <P>',
        'only of this agent: id, e-mail or name; none: of no agent; unknown: of one without an account',
      )
      .option('--from <DATE>', 'only submitted since then, such as 2026-11-01')
      .option('--to <DATE>', 'only submitted until then, that day included')
      .option('--limit <N>', 'how many, 1 to 1000; else 20')
      .option('--page <N>', 'which page; else 1'),
    'requests --status "Nouveau projet" --agency Nantes',
  );
  add('request', 'shows one request and its propositions', showRequest, 'request');
  example(
    add('set-status', 'moves a request to a status', setStatus, 'request')
      .option('--to <S>', 'by id or French name: processed, or "Instruction du dossier"')
      .addHelpText('after', '\nAny status may follow any other: « statuses » lists them.'),
    'set-status 42 --to "Instruction du dossier"',
  );
  example(
    add('assign', 'gives a request a manager, and an agent who follows it in the portal', assign, 'request')
      .option('--manager <M>', 'who follows the file in the back office: id or name')
      .option('--with <M,M>', 'who else works on it; else whoever did, but for the former manager')
      .option('--agent <P>', 'the agent who sees it in the portal: id, e-mail or name'),
    'assign 42 --manager "Maud Kervella" --agent agent@intergestion.example',
  );
  example(
    add(
      'create-proposition',
      'answers a request with a proposition, at once in front of its applicant',
      createProposition,
      'request',
    )
      .option('--text <TEXT>', 'what is proposed, in French')
      .option('--text-file <FILE>', 'the same from a file in UTF-8')
      .option('--amount <EUROS>', 'what is lent: 100000, or "100 000,00"')
      .option('--years <N>', 'for how long, 1 to 30')
      .option('--rate <PERCENT>', 'nominal rate a year: 3,5 or 3.50')
      .option('--insurance <EUROS>', 'a month')
      .option('--fees <EUROS>', 'everything that is paid once')
      .option('--valid-until <DATE>', 'its last day, such as 2026-12-31; else it has no end')
      .option('--number <TEXT>', 'else PROP-<year>-<id>')
      .option(
        '--attach <FILE>',
        'up to three: PDF, PNG, JPEG, WebP, Word, Excel; 11 MiB in all; once for each',
        collect,
      )
      .option('--still-writing', '« Nouvelle »: its applicant does not see it until it is sent')
      .addHelpText(
        'after',
        '\nThe figures follow the text, one a line: the portal compares propositions by them.',
      ),
    'create-proposition 42 --text "Offre du prêteur A" --amount 100000 --rate 3,5 --attach offre.pdf',
  );
  example(
    add(
      'send-proposition',
      'puts a proposition that was still being written in front of its applicant',
      sendProposition,
      'proposition',
    ),
    'send-proposition 823',
  );
  example(
    add('create-agency', 'opens an agency below another', createAgency)
      .option('--name <TEXT>', 'its name')
      .option('--parent <A>', `the agency above: ${AGENCY}; else your own`)
      .option('--manager <M>', 'who follows it in the back office: id or name'),
    'create-agency --name Quimper --parent "Grand Ouest"',
  );
  example(
    add('create-agent', 'opens the account of an agent; a mail tells how to choose a password', createAgent)
      .option('--email <E-MAIL>', 'what the agent signs in with')
      .option('--first-name <TEXT>', 'first name')
      .option('--last-name <TEXT>', 'last name')
      .option('--agency <A>', `the agent’s agency: ${AGENCY}; else your own`),
    'create-agent --email j.roux@example.org --first-name Jeanne --last-name Roux --agency Quimper',
  );
  example(
    add('create-affiliation', 'adds an affiliate, whose link brings visitors', createAffiliation)
      .option('--key <KEY>', 'of the link /?agent=KEY: letters without accents, digits, . _ @ + -')
      .option('--name <TEXT>', 'of the affiliate')
      .option('--email <E-MAIL>', 'of the supervisor or the agent')
      .option('--site <URL>', 'the affiliate’s own site'),
    'create-affiliation --key CABINET-PETIT --name "Cabinet Petit" --email petit@example.org',
  );
  add('statuses', 'the statuses of requests', listStatuses);
  add('agencies', 'the agencies that you look after', listAgencies);
  add('agents', 'their agents', listAgents);
  add('managers', 'the people of the back office', listManagers);
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
