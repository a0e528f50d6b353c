import { chooseLicences } from './licence-expression.mjs';

const NOTICE = 'its copyright line and its text go with every copy that others get.';

/**
 * The licences that a package may have, by SPDX id, with their obligations. `tools`: for build and test tools only,
 * never for what is sent to a browser or runs on the server.
 * @type {Record<string, { asks: string, tools?: boolean }>}
 */
export const ALLOWED = {
  MIT: { asks: NOTICE },
  ISC: { asks: NOTICE },
  'BSD-2-Clause': { asks: NOTICE },
  'BSD-3-Clause': { asks: `${NOTICE} The names of its authors recommend nothing.` },
  'BlueOak-1.0.0': { asks: 'its text, or a link to it, goes with every copy that others get.' },
  'Apache-2.0': {
    asks: 'its text, its notices and its file `NOTICE`, where it has one, go with every copy that others get.',
  },
  'MIT-0': { asks: 'asks nothing.' },
  '0BSD': { asks: 'asks nothing.' },
  'CC0-1.0': { asks: 'asks nothing: its author gave up every right.' },
  'OFL-1.1': {
    asks: 'the copyright line and the licence, or a link to it, are in every copy of a font, which is not sold alone.',
  },
  Zlib: { tools: true, asks: 'nobody tells it as their own.' },
  'Python-2.0': { tools: true, asks: 'its text and a summary of what was changed go with every copy.' },
  'MPL-2.0': { tools: true, asks: 'whoever gets a copy can get the source of its files.' },
  'CC-BY-4.0': { tools: true, asks: 'the author is named where the data are shown; they are not.' },
};

/** Packages whose `package.json` has no SPDX id: `says` is what it has. */
export const EXCEPTIONS = [
  {
    name: 'highcharts',
    says: 'https://www.highcharts.com/license',
    counts: 'commercial',
    because: 'the charts are Highcharts by specification; who operates the portal buys the licence.',
  },
  {
    name: 'parse-cache-control',
    says: 'BSD',
    counts: 'BSD-3-Clause',
    because: 'the field is older than SPDX; the file `LICENSE` is the text of BSD-3-Clause.',
  },
];

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
