import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whileBuildingAlone } from './build-lock.mjs';
import { buildServer } from './build-server.mjs';
import { root } from './install.mjs';

// `npm run content:directus -- …` as it is in the sources now. Where there is only `dist`, the same is
// `node dist/server/content-directus.mjs …`.
await whileBuildingAlone(buildServer);
await import(pathToFileURL(path.join(root, 'dist/server/content-directus.mjs')).href);
