import { ALLOWED, EXCEPTIONS } from './allowed-licences.mjs';
import { ARTWORK } from './artwork.mjs';

const HEAD = `# Licences

What others wrote and the portal uses, what it asks, and what an operator has to buy or to show. Printed by
\`npm run check:licences -- --write\` from \`pnpm-lock.yaml\`, the installed packages and the tables in
\`shared/build/licences/\`; \`npm run check:licences\` fails while the page differs from them, and names a package whose
licence is not allowed. Versions are those of \`pnpm-lock.yaml\`. The portal's own code is under no open licence
(\`UNLICENSED\`).

This page tells what the packages say of themselves. It is no legal advice.

## What an operator buys

**Highcharts** (\`highcharts\`), of Highsoft AS, draws the charts and is commercial software: commercial use is under the
licence agreement of Highsoft, any other under its EULA (\`LICENSE.txt\` of the package), and who installs or uses it agrees.
\`highcharts-react-official\`, which puts it into React, is MIT; its \`LICENSE\` says once more that commercial use needs a
licence of Highcharts. Kinds and prices are Highsoft's to tell. What to tell Highsoft:

- One web application, on servers of the operator. The charts are on the dashboards of agents and directors, behind the
  sign-in, drawn from the figures of whoever looks: an offer for internal use, or for figures that are the same for
  everybody, may not cover it.
- How many people work on the code of the charts (\`mfe-agent/src/dashboard/charts\`).
- The link to the maker below each chart is off (\`credits\` in \`chart-options.ts\` there): ask whether that is allowed.

Only the remote \`agent\` sends Highcharts; a portal without that remote has no use for a licence of it.

## What an operator shows

No licence below asks for a line on a screen. Most ask that their copyright line and text go with every copy that others
get, and there are two kinds of copies:

- **Files that browsers load.** Builds keep the notices that a package marks for it (React, Lucide, DOMPurify), and the
  fonts name their authors and their licence inside. Other packages, Highcharts among them, mark none: theirs stay in
  their sources and in a file \`LICENSE\`, and are not served. Who wants to be complete publishes those of the packages
  under « Sent to browsers », for instance with the legal notices.
- **The server handed to somebody else**, as an image or an archive. Each package carries its \`LICENSE\` in
  \`node_modules\`: leave them there. To hand on Highcharts, ask Highsoft first.
`;

const ALLOWED_HEAD = `
## What is allowed

A package under another licence fails the check by its name. Where a package offers several, the first that is allowed
counts. A package on the server or in a browser is under one of these:

`;

const BROWSER_HEAD = `
## Sent to browsers

What the apps depend on, and tools that leave code of their own in what they build. The server draws first pages with some
of it.
`;

const SERVER_HEAD = `
## Runs on the server

\`@electric-sql/pglite\` holds a PostgreSQL, which is under a licence of that name and asks what MIT asks.
`;

const TOOLS_HEAD = `
## Only builds and tests

Nobody gets a copy of these. Those that need a word:

`;

const COPIED = `
## Copied into the code

- \`back-office/reference-data/common-passwords.json\`: made from a list of \`@zxcvbn-ts/language-common\`, MIT;
  \`back-office/src/auth/common-passwords.ts\` has the copyright line.

## Fonts, pictures and films

`;

const WIDTH = 120;

/**
 * Wraps words into lines as long as those of our other pages.
 * @param {readonly string[]} words
 */
function wrapped(words, indent = '') {
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1);
    if (line !== '' && `${line} ${word}`.length > WIDTH) lines.push(indent + word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return `${lines.join('\n')}\n`;
}

/** @param {string} text */
const item = (text) => wrapped(`- ${text}`.split(' '), '  ');
/** @param {readonly [string, unknown]} one @param {readonly [string, unknown]} other */
const byName = ([one], [other]) => (one < other ? -1 : 1);

/**
 * A group of packages, with a title for each licence.
 * @param {Map<string, Map<string, boolean>>} byLicence
 */
const listed = (byLicence) =>
  [...byLicence]
    .sort(byName)
    .map(([licence, names]) => {
      const words = [...names]
        .sort(byName)
        .map(([name, hasBuilds]) => `\`${name}\`${hasBuilds ? ' (a build for each system)' : ''}`);
      return `\n### ${licence}\n\n${wrapped(`${words.join(', ')}.`.split(' '))}`;
    })
    .join('');

/**
 * Whether it is one licence that any package may have; `MIT AND Zlib` is not.
 * @param {string} licence
 */
const isPlain = (licence) => ALLOWED[licence] !== undefined && !ALLOWED[licence].tools;

/**
 * The tools whose licences only tools may have, by name, and the licences of the others.
 * @param {Map<string, Map<string, boolean>>} byLicence
 */
function tools(byLicence) {
  const special = [...byLicence].sort(byName).filter(([licence]) => !isPlain(licence));
  const rest = [...byLicence.keys()].sort().filter(isPlain);
  return [
    ...special.map(([licence, names]) =>
      item(
        `${licence}: ${[...names.keys()]
          .sort()
          .map((name) => `\`${name}\``)
          .join(', ')}.`,
      ),
    ),
    item(`All others: ${rest.join(', ')}.`),
  ].join('');
}

/** @param {[string, { asks: string }]} given */
const rule = ([licence, { asks }]) => item(`${licence}: ${asks}`);

/**
 * `docs/licences.md`.
 * @param {ReturnType<typeof import('./sort-by-licence.mjs').sortByLicence>['sorted']} sorted
 */
export function licencesPage(sorted) {
  const rules = Object.entries(ALLOWED);
  return [
    HEAD,
    ALLOWED_HEAD,
    ...rules.filter(([, { tools: only }]) => !only).map(rule),
    '\nA package that only builds and tests may also be under one of these:\n\n',
    ...rules.filter(([, { tools: only }]) => only).map(rule),
    '\nThese say something else, and are allowed one by one:\n\n',
    ...EXCEPTIONS.map(({ name, says, counts, because }) =>
      item(`\`${name}\` says \`${says}\` and counts as ${counts}: ${because}`),
    ),
    BROWSER_HEAD,
    listed(sorted.browser),
    SERVER_HEAD,
    listed(sorted.server),
    TOOLS_HEAD,
    tools(sorted.tools),
    COPIED,
    ...ARTWORK.map(({ files, whose }) => item(`${files.map((file) => `\`${file}\``).join(', ')}: ${whose}`)),
  ].join('');
}
