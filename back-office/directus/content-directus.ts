import { parseArgs } from 'node:util';
import { contentTexts } from '../src/app/content-texts';
import { readContentFolder } from '../src/content/content-folder';
import { checkAsVisitor } from './check-as-visitor';
import { directusAt, DirectusRefusal } from './directus-client';
import { provisionContent } from './provision-content';

const HELP = `npm run content:directus -- --url URL [--token TOKEN] [--overwrite | --check]

Gives a Directus (11 or newer) the collections, permissions, pictures and texts that the portal reads, then reads
them back as a visitor. May be run again: what editors changed there is kept.

  --url URL       where Directus answers, for example https://contenus.example.fr
  --token TOKEN   static token of one of its administrators; better given as DIRECTUS_TOKEN, which no other user
                  of this machine can read
  --overwrite     write our texts and permissions over what stands there
  --check         change nothing, only read as a visitor (no token needed)
  --help          this text

Afterwards start the portal with CONTENT_URL=URL.

To try it on this machine, with Node 20 and no other server:
  mkdir /tmp/directus && cd /tmp/directus && npm init -y
  npm install --ignore-scripts directus@11.3.5 && npm rebuild sqlite3 isolated-vm
  export KEY=try SECRET=try-try-try DB_CLIENT=sqlite3 DB_FILENAME=./try.db HOST=127.0.0.1 \\
    ADMIN_EMAIL=admin@example.com ADMIN_PASSWORD=try-try-try ADMIN_TOKEN=try-token-try
  npx directus bootstrap && npx directus start
  DIRECTUS_TOKEN=try-token-try npm run content:directus -- --url http://127.0.0.1:8055
`;

/** Invalid arguments; printed as one line with a reference to the help. */
class BadUsage extends Error {
  override readonly name = 'BadUsage';
}

function readArguments(args: readonly string[], environment: NodeJS.ProcessEnv) {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        url: { type: 'string' },
        token: { type: 'string' },
        overwrite: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }));
  } catch (problem) {
    throw new BadUsage(problem instanceof Error ? problem.message : String(problem));
  }
  const { help, check, overwrite } = values;
  const url = values.url ?? '';
  const token = values.token ?? environment['DIRECTUS_TOKEN'] ?? '';
  if (help) return { help, check, overwrite, url, token };
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new BadUsage('--url is missing, or is no http(s) address.');
  }
  if (check && overwrite) throw new BadUsage('--check changes nothing: it goes without --overwrite.');
  if (token === '' && !check) throw new BadUsage('A token is needed: DIRECTUS_TOKEN, or --token.');
  return { help, check, overwrite, url, token };
}

export interface Printer {
  out(line: string): void;
  error(line: string): void;
}

/** `npm run content:directus`. Returns 0: done and readable; 1: refused or not readable; 2: bad usage. */
export async function contentDirectus(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  printer: Printer,
  folder = contentTexts(),
): Promise<number> {
  try {
    const { help, check, overwrite, url, token } = readArguments(args, environment);
    if (help) {
      printer.out(HELP);
      return 0;
    }
    const directus = directusAt(url, token);
    const content = await readContentFolder(folder);
    const steps = check ? [] : await provisionContent({ directus, content, overwrite, now: new Date() });
    const checks = await checkAsVisitor(directus, content);
    const failed = checks.filter(({ problem }) => problem !== undefined);
    for (const { what, outcome } of steps) printer.out(`${outcome.padEnd(12)} ${what}`);
    for (const { path, problem } of failed) printer.error(`${path} ${problem ?? ''}`);
    printer.out(`${checks.length - failed.length} of ${checks.length} reads of the portal answer a visitor.`);
    return failed.length === 0 ? 0 : 1;
  } catch (problem) {
    if (problem instanceof BadUsage) {
      printer.error(`${problem.message} --help says more.`);
      return 2;
    }
    if (problem instanceof DirectusRefusal) {
      printer.error(problem.message);
      return 1;
    }
    throw problem;
  }
}
