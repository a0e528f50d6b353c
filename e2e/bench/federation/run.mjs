import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../../shared/build/commands/browser.mjs';
import { bundleForNode } from '../../../shared/build/commands/build-server.mjs';
import { build } from '../../../shared/build/commands/build.mjs';
import { root } from '../../../shared/build/commands/install.mjs';
import { buildSingleApplication } from './build-single-application.mjs';

// Usage: npm run bench:federation [-- visits] [--home]
// Builds the portal, and the same screens as one application without federation, and compares their costs in a browser.
// --home: only the paints of the visitor's home on a slow phone.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { home: { type: 'boolean' } } });
const [visits = 3] = positionals.map(Number);
if (!process.env.PORTAL_BUILT) await build();

const single = await buildSingleApplication();
const folder = path.join(root, '.cache/federation-bench');
await bundleForNode({ compare: 'e2e/bench/federation/compare.ts' }, folder);
const { compare } = await import(pathToFileURL(path.join(folder, 'compare.mjs')).href);
const isHomeOnly = values.home === true;
process.exitCode = await compare({ root, single, chromium: await findBrowser(), visits, isHomeOnly });
