import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../../shared/build/commands/browser.mjs';
import { bundleForNode } from '../../../shared/build/commands/build-server.mjs';
import { build } from '../../../shared/build/commands/build.mjs';
import { root } from '../../../shared/build/commands/install.mjs';
import { buildSingleApplication } from './build-single-application.mjs';

// Usage: npm run bench:federation [-- visits]
// Builds the portal, and the same screens as one application without federation, and compares what the visitor's home
// costs in a browser: bytes, and paints on a slow phone.
const [visits = 3] = process.argv.slice(2).map(Number);
if (!process.env.PORTAL_BUILT) await build();

const single = await buildSingleApplication();
const folder = path.join(root, '.cache/federation-bench');
await bundleForNode({ compare: 'e2e/bench/federation/compare.ts' }, folder);
const { compare } = await import(pathToFileURL(path.join(folder, 'compare.mjs')).href);
process.exitCode = await compare({ root, single, chromium: await findBrowser(), visits });
