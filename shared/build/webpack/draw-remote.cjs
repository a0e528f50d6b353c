const zlib = require('node:zlib');
const { faultsOf } = require('../drawing/fragment-faults.cjs');

/** The entry of what draws the pages of a remote: the remote itself, whatever it is. */
const DRAWS_REMOTE =
  "data:text/javascript,import remote from './src/remote.ts'; import { drawingsOf } from '@portal/kit/drawing'; export const drawPage = drawingsOf(remote);";

/** It arrives with the page, before anything is seen. */
const MAX_BYTES = 8000;

/** When a page may be drawn: whatever the content service says, or only when it answered. */
const KINDS = ['always', 'with-content'];

/**
 * Draws each page that the manifest names (`prerender`) as it is without the content service, and refuses what may not go
 * into a page.
 * @param {Record<string, string>} prerender page → kind
 * @param {readonly { page: string, path: string, roles: readonly string[] }[]} routes
 */
const lookAtPages =
  (prerender, routes) =>
  async (/** @type {{ draw: (call: string, input: object) => Promise<any> }} */ { draw }) => {
    for (const [page, kind] of Object.entries(prerender)) {
      /** @param {string} why */
      const refuse = (why) => {
        throw new Error(`remote.manifest.json: the page ${page} cannot be drawn ahead (prerender): ${why}.`);
      };
      if (!KINDS.includes(kind)) refuse(`« ${kind} » is none of ${KINDS.join(', ')}`);
      const route = routes.find((each) => each.page === page && each.roles.includes('VISITOR'));
      if (route === undefined) return refuse('no visitor can open it');
      // Without its texts there would be the card of a failure, which is no first paint.
      if (kind === 'with-content') continue;
      const { html } = await draw('drawPage', { page, path: route.path, config: {}, answers: {} });
      const [fault] = faultsOf(html);
      if (fault !== undefined) refuse(`it has ${fault}`);
      const { length } = zlib.brotliCompressSync(html);
      if (length > MAX_BYTES) refuse(`it weighs ${length} bytes of ${MAX_BYTES}`);
    }
  };

module.exports = { DRAWS_REMOTE, lookAtPages };
