import { pathToFileURL } from 'node:url';
import { bundleOf } from './command-bundle.mjs';

// `node run.mjs <name> …`: runs a command of the portal from the current sources. With `dist` alone, use `node
// dist/server/<name>.mjs …`.
const [name = ''] = process.argv.splice(2, 1);
await import(pathToFileURL(await bundleOf(name)).href);
