import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whileBuildingAlone } from './build-lock.mjs';
import { buildServer } from './build-server.mjs';
import { root } from './install.mjs';

// `npm run office -- …`: what staff does behind the portal, as it is in the sources now. Where there is only `dist`, the
// same is `node dist/server/office.mjs …`.
await whileBuildingAlone(buildServer);
await import(pathToFileURL(path.join(root, 'dist/server/office.mjs')).href);
