export interface Option {
  /** What stands for the value in the help; undefined for a switch. */
  readonly value?: string;
  readonly help: string;
  /** May be given several times. */
  readonly isRepeated?: boolean;
}

export interface CommandHelp {
  readonly what: string;
  /** The id of what follows the command. */
  readonly takes?: 'request' | 'proposition';
  readonly options: Readonly<Record<string, Option>>;
  readonly more?: readonly string[];
  /** What follows `npm run office -- `. */
  readonly example?: string;
}

const AGENCY = 'its id, or its name';

/** The commands, as the help lists them. */
export const COMMANDS = {
  requests: {
    what: 'lists the requests, the newest first',
    options: {
      status: { value: 'S,S', help: 'only in these statuses, by id or French name' },
      agency: { value: 'A', help: `only of this agency: ${AGENCY}` },
      agent: {
        value: 'P',
        help: 'only of this agent: id, e-mail or name; none: of no agent; unknown: of one without an account',
      },
      from: { value: 'DATE', help: 'only submitted since then, such as 2026-11-01' },
      to: { value: 'DATE', help: 'only submitted until then, that day included' },
      limit: { value: 'N', help: 'how many, 1 to 1000; else 20' },
      page: { value: 'N', help: 'which page; else 1' },
    },
    example: 'requests --status "Nouveau projet" --agency Nantes',
  },
  request: { what: 'shows one request and its propositions', takes: 'request', options: {} },
  'set-status': {
    what: 'moves a request to a status',
    takes: 'request',
    options: { to: { value: 'S', help: 'by id or French name: processed, or "Instruction du dossier"' } },
    more: ['Any status may follow any other: « statuses » lists them.'],
    example: 'set-status 42 --to "Instruction du dossier"',
  },
  assign: {
    what: 'gives a request a manager, and an agent who follows it in the portal',
    takes: 'request',
    options: {
      manager: { value: 'M', help: 'who follows the file in the back office: id or name' },
      with: { value: 'M,M', help: 'who else works on it; else whoever did, but for the former manager' },
      agent: { value: 'P', help: 'the agent who sees it in the portal: id, e-mail or name' },
    },
    example: 'assign 42 --manager "Maud Kervella" --agent agent@intergestion.example',
  },
  'create-proposition': {
    what: 'answers a request with a proposition, at once in front of its applicant',
    takes: 'request',
    options: {
      text: { value: 'TEXT', help: 'what is proposed, in French' },
      'text-file': { value: 'FILE', help: 'the same from a file in UTF-8' },
      amount: { value: 'EUROS', help: 'what is lent: 100000, or "100 000,00"' },
      years: { value: 'N', help: 'for how long, 1 to 30' },
      rate: { value: 'PERCENT', help: 'nominal rate a year: 3,5 or 3.50' },
      insurance: { value: 'EUROS', help: 'a month' },
      fees: { value: 'EUROS', help: 'everything that is paid once' },
      'valid-until': { value: 'DATE', help: 'its last day, such as 2026-12-31; else it has no end' },
      number: { value: 'TEXT', help: 'else PROP-<year>-<id>' },
      attach: {
        value: 'FILE',
        help: 'up to three: PDF, PNG, JPEG, WebP, Word, Excel; 11 MiB in all',
        isRepeated: true,
      },
      'still-writing': { help: '« Nouvelle »: its applicant does not see it until it is sent' },
    },
    more: ['The figures follow the text, one a line: the portal compares propositions by them.'],
    example:
      'create-proposition 42 --text "Offre du prêteur A" --amount 100000 --rate 3,5 --attach offre.pdf',
  },
  'send-proposition': {
    what: 'puts a proposition that was still being written in front of its applicant',
    takes: 'proposition',
    options: {},
    example: 'send-proposition 823',
  },
  'create-agency': {
    what: 'opens an agency below another',
    options: {
      name: { value: 'TEXT', help: 'its name' },
      parent: { value: 'A', help: `the agency above: ${AGENCY}; else your own` },
      manager: { value: 'M', help: 'who follows it in the back office: id or name' },
    },
    example: 'create-agency --name Quimper --parent "Grand Ouest"',
  },
  'create-agent': {
    what: 'opens the account of an agent; a mail tells how to choose a password',
    options: {
      email: { value: 'E-MAIL', help: 'what the agent signs in with' },
      'first-name': { value: 'TEXT', help: 'first name' },
      'last-name': { value: 'TEXT', help: 'last name' },
      agency: { value: 'A', help: `the agent’s agency: ${AGENCY}; else your own` },
    },
    example: 'create-agent --email j.roux@example.org --first-name Jeanne --last-name Roux --agency Quimper',
  },
  'create-affiliation': {
    what: 'adds an affiliate, whose link brings visitors',
    options: {
      key: { value: 'KEY', help: 'of the link /?agent=KEY: letters without accents, digits, . _ @ + -' },
      name: { value: 'TEXT', help: 'of the affiliate' },
      email: { value: 'E-MAIL', help: 'of the supervisor or the agent' },
      site: { value: 'URL', help: 'the affiliate’s own site' },
    },
    example: 'create-affiliation --key CABINET-PETIT --name "Cabinet Petit" --email petit@example.org',
  },
  statuses: { what: 'the statuses of requests', options: {} },
  agencies: { what: 'the agencies that you look after', options: {} },
  agents: { what: 'their agents', options: {} },
  managers: { what: 'the people of the back office', options: {} },
} as const satisfies Readonly<Record<string, CommandHelp>>;

export type CommandName = keyof typeof COMMANDS;

export const GLOBAL: Readonly<Record<string, Option>> = {
  url: { value: 'URL', help: 'the portal that runs; else http://127.0.0.1:8080' },
  login: { value: 'E-MAIL', help: 'your account; else PORTAL_OFFICE_EMAIL, or you are asked' },
  as: { value: 'E-MAIL', help: 'no portal runs: open its store as this administrator' },
  json: { help: 'the answer for programs' },
  help: { help: 'this text' },
};

export const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

export const helpOf = (name: CommandName): CommandHelp => COMMANDS[name];
