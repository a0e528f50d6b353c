import { readFileSync } from 'node:fs';
import { chooseLicences } from './licence-expression.mjs';

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
