const zlib = require('node:zlib');
const { faultsOf } = require('../drawing/fragment-faults.cjs');

/** The module of a remote's renderer, the same for every remote. */
const DRAWS_REMOTE =
  "import remote from './src/remote.ts'; import { drawingsOf } from '@portal/kit/drawing'; export const drawPage = drawingsOf(remote);";

/** Limit for the HTML, which arrives before anything is visible. */
const MAX_BYTES = 8000;

/** When a page may be rendered on the server: always, or only when the content service has answered. */
const KINDS = ['always', 'with-content'];

/**
 * Renders each page of the manifest's `prerender` without the content service, and refuses HTML that must not go into a
 * page.
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
      // Without its texts it would render its error card, which is no first paint.
      if (kind === 'with-content') continue;
      const { html } = await draw('drawPage', { page, path: route.path, config: {}, answers: {} });
      const [fault] = faultsOf(html);
      if (fault !== undefined) refuse(`it has ${fault}`);
      const { length } = zlib.brotliCompressSync(html);
      if (length > MAX_BYTES) refuse(`it weighs ${length} bytes of ${MAX_BYTES}`);
    }
  };

module.exports = { DRAWS_REMOTE, lookAtPages };
