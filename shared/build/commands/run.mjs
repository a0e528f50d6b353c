import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whileBuildingAlone } from './build-lock.mjs';
import { buildServer } from './build-server.mjs';
import { root } from './install.mjs';

// `node run.mjs <name> …`: runs a command of the portal from the current sources. With `dist` alone, use `node
// dist/server/<name>.mjs …`.
const [name] = process.argv.splice(2, 1);
await whileBuildingAlone(buildServer);
await import(pathToFileURL(path.join(root, 'dist/server', `${name}.mjs`)).href);
