/** A key and what follows it: pnpm writes one a line, and says how deep it is by spaces. */
const KEY = /^( *)(?:'([^']+)'|([^\s'-]\S*?)):(?: (.+))?$/;
/** An entry of a list: only such as are of no interest here. */
const ENTRY = /^ *- /;

/**
 * What pnpm-lock.yaml says, as objects; what stands behind a key stays the text it is. pnpm writes one small part of YAML,
 * and stops the check when it begins to write another.
 * @param {string} text
 * @throws {Error} at a line that is neither a key nor an entry
 */
export function readLockfile(text) {
  const top = {};
  const open = [{ depth: -1, values: top }];
  for (const line of text.split('\n')) {
    if (line === '' || ENTRY.test(line)) continue;
    const [, spaces, quoted, plain, value] = KEY.exec(line) ?? [];
    if (spaces === undefined) throw new Error(`pnpm-lock.yaml has a line that is not understood: ${line}`);
    while (open.at(-1).depth >= spaces.length) open.pop();
    const { values } = open.at(-1);
    const entries = {};
    values[quoted ?? plain] =
      value === undefined || value === '{}' ? entries : value.replaceAll(/^'|'$/g, '');
    open.push({ depth: spaces.length, values: entries });
  }
  return top;
}
