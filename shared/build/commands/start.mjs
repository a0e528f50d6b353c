import { pathToFileURL } from 'node:url';
import { install, requireNode } from './install.mjs';

// The server runs in this very process: whoever stops `npm start` stops it, and nothing is left behind.
requireNode();
install();
const { build } = await import('./build.mjs');
const { server } = await build();
await import(pathToFileURL(server).href);
