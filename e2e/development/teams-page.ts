import { readFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.resolve(import.meta.dirname, '../../docs/teams.md');
/** The app that stands for any in the page. */
const ANY_APP = 'agent';
const ITS_PORTAL = 'https://portail.example';

/** Lines of the shell in the page, without what it says of them. */
function commandLines(): readonly string[] {
  const blocks = readFileSync(FILE, 'utf8').matchAll(/```sh\n([\s\S]*?)```/g);
  return [...blocks].flatMap(([, block = '']) =>
    block.split('\n').map((line) => line.replace(/\s+#.*$/, '')),
  );
}

export interface Circumstances {
  /** The team's app. */
  readonly name: string;
  /** Where its portal really is. */
  readonly portal?: string;
  /** What the page gives as an example → what it is here. */
  readonly instead?: Readonly<Record<string, string>>;
}

/**
 * A command as `docs/teams.md` tells a new team to type it: the line of these words, or the only one that begins with them,
 * with the team's own app, portal and files in place of the page's.
 * @throws Error when the page has no such line, or says it in several ways
 */
export function asTeamsPageSays(begins: string, { name, portal, instead = {} }: Circumstances): string {
  const lines = [...new Set(commandLines())];
  const found = lines.includes(begins) ? [begins] : lines.filter((line) => line.startsWith(begins));
  const [line] = found;
  if (line === undefined || found.length > 1)
    throw new Error(`docs/teams.md has ${String(found.length)} commands that begin with "${begins}"`);
  let typed = line.replace(new RegExp(`\\b${ANY_APP}\\b`), name);
  if (portal !== undefined) typed = typed.replaceAll(ITS_PORTAL, portal);
  for (const [example, here] of Object.entries(instead)) {
    if (!typed.includes(example)) throw new Error(`"${typed}" in docs/teams.md has no "${example}"`);
    typed = typed.replace(example, here);
  }
  return typed;
}
