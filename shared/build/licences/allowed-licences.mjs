import { readFileSync } from 'node:fs';

/**
 * `allowed`: the licences that a package may have, by SPDX id, with their obligations; `tools`: for build and test tools
 * only, never for what is sent to a browser or runs on the server. `exceptions`: packages whose `package.json` has no
 * SPDX id; `says` is what it has.
 * @type {{ allowed: Record<string, { asks: string, tools?: boolean }>,
 *   exceptions: Record<'name' | 'says' | 'counts' | 'because', string>[] }}
 */
const table = JSON.parse(readFileSync(new URL('./allowed-licences.json', import.meta.url), 'utf8'));
export const { allowed: ALLOWED, exceptions: EXCEPTIONS } = table;

/**
 * @param {{ readonly name: string, readonly licence?: string | undefined }} found a package, with its declared licence
 * @param {'shipped' | 'tools'} use
 * @returns {{ readonly licence: string } | { readonly refused: string }} the licence that applies, or why it is refused
 */
export function judgeLicence({ name, licence }, use) {
  if (!licence) return { refused: `${name} says no licence` };
  const exception = EXCEPTIONS.find((known) => known.name === name && known.says === licence);
  if (exception) return { licence: exception.counts };
  /** @param {string} id */
  const isAllowed = (id) => Object.hasOwn(ALLOWED, id) && (use === 'tools' || !ALLOWED[id].tools);
  const chosen = chooseLicences(licence, isAllowed);
  if (chosen) return { licence: chosen.join(' AND ') };
  return { refused: `${name} says « ${licence} », which is not allowed for ${USES[use]}` };
}

const USES = { shipped: 'what is sent to browsers or runs on the server', tools: 'tools' };

/**
 * Chooses among the licences of an SPDX expression: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. Of an `OR` the first
 * allowed one is chosen; an `AND` needs both.
 * @param {string} expression as SPDX writes it; AND binds closer than OR
 * @param {(licence: string) => boolean} isAllowed
 * @returns {readonly string[] | undefined} the licences chosen; undefined when there is no way to choose
 */
function chooseLicences(expression, isAllowed) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  /** @param {string} word */
  const take = (word) => words[at] === word && (at += 1) > 0;

  /** @returns {string[] | undefined} */
  const either = () => {
    let chosen = both();
    while (take('OR')) {
      const other = both();
      chosen ??= other;
    }
    return chosen;
  };
  /** @returns {string[] | undefined} */
  const both = () => {
    let chosen = one();
    while (take('AND')) {
      const other = one();
      chosen = chosen && other && [...chosen, ...other];
    }
    return chosen;
  };
  /** @returns {string[] | undefined} */
  const one = () => {
    if (take('(')) {
      const inner = either();
      return take(')') ? inner : undefined;
    }
    const licence = words[at] ?? '';
    at += 1;
    return isAllowed(licence) ? [licence] : undefined;
  };

  const chosen = either();
  // The rest was not understood, so nothing is chosen: `MIT WITH something`, `MIT, BSD`, an extra bracket.
  return at === words.length && chosen ? [...new Set(chosen)].sort() : undefined;
}
