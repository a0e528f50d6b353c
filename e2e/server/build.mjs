import path from 'node:path';
import { bundleForNode } from '../../shared/build/commands/build-server.mjs';
import { build } from '../../shared/build/commands/build.mjs';
import { root } from '../../shared/build/commands/install.mjs';

// `npm test` has just built it.
if (process.env.PORTAL_BUILT !== '1') await build();
await bundleForNode({ main: 'e2e/server/main.ts' }, path.join(root, '.cache/e2e-server'));
