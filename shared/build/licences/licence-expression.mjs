/**
 * Chooses among the licences of an SPDX expression: `(MIT OR CC0-1.0)`, `Apache-2.0 AND MIT`. Of an `OR` the first
 * allowed one is chosen; an `AND` needs both.
 * @param {string} expression as SPDX writes it; AND binds closer than OR
 * @param {(licence: string) => boolean} isAllowed
 * @returns {readonly string[] | undefined} the licences chosen; undefined when there is no way to choose
 */
export function chooseLicences(expression, isAllowed) {
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
