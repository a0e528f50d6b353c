import { pathToFileURL } from 'node:url';
import { install, requireNode, startProblem } from './install.mjs';

/** npm sends SIGTERM to the shell in between, which may not forward it: poll for its end. */
const LOOK_MS = 500;

// The server runs in this process: stopping `npm start` stops it.
if (process.env.npm_lifecycle_event !== undefined) {
  const launcher = process.ppid;
  setInterval(() => {
    if (process.ppid !== launcher) process.kill(process.pid, 'SIGTERM');
  }, LOOK_MS).unref();
}

requireNode();
try {
  install();
  const { build } = await import('./build.mjs');
  const { server } = await build();
  await import(pathToFileURL(server).href);
} catch (error) {
  console.error(`InterGestion cannot start: ${startProblem(error)}`);
  process.exit(1);
}
