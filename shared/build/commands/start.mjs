import { pathToFileURL } from 'node:url';
import { install, requireNode } from './install.mjs';

/** npm hands SIGTERM to the shell between it and us, and a shell need not hand it on. */
const LOOK_MS = 500;

// The server runs in this very process: whoever stops `npm start` stops it, and nothing is left behind.
if (process.env.npm_lifecycle_event !== undefined) {
  const launcher = process.ppid;
  setInterval(() => {
    if (process.ppid !== launcher) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}

requireNode();
await install();
const { build } = await import('./build.mjs');
const { server } = await build();
await import(pathToFileURL(server).href);
