import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whileBuildingAlone } from './build-lock.mjs';
import { buildServer } from './build-server.mjs';
import { root } from './install.mjs';

// `npm run store:backup` and `npm run store:restore`: a copy of the embedded store, and back. Where there is only
// `dist`, the same is `node dist/server/store.mjs backup …`.
await whileBuildingAlone(buildServer);
await import(pathToFileURL(path.join(root, 'dist/server/store.mjs')).href);
