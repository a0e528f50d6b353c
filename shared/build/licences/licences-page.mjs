import { readFileSync } from 'node:fs';
import { ALLOWED, EXCEPTIONS } from './allowed-licences.mjs';
import { ARTWORK } from './artwork.mjs';

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
 * `docs/licences.md`: the template beside this file with its lists.
 * @param {ReturnType<typeof import('./sort-by-licence.mjs').sortByLicence>['sorted']} sorted
 */
export function licencesPage(sorted) {
  const rules = Object.entries(ALLOWED);
  const exceptions = EXCEPTIONS.map(({ name, says, counts, because }) =>
    item(`\`${name}\` says \`${says}\` and counts as ${counts}: ${because}`),
  );
  const artwork = ARTWORK.map(({ files, whose }) =>
    item(`${files.map((file) => `\`${file}\``).join(', ')}: ${whose}`),
  );
  /** @type {Record<string, string>} */
  const lists = {
    any: rules
      .filter(([, { tools: only }]) => !only)
      .map(rule)
      .join(''),
    'tools only': rules
      .filter(([, { tools: only }]) => only)
      .map(rule)
      .join(''),
    exceptions: exceptions.join(''),
    browser: listed(sorted.browser),
    server: listed(sorted.server),
    tools: tools(sorted.tools),
    artwork: artwork.join(''),
  };
  const template = readFileSync(new URL('./licences-page.md', import.meta.url), 'utf8');
  return template.replaceAll(/\{\{(.+?)\}\}/g, (_, name) => lists[name].trim());
}
