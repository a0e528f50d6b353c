import path from 'node:path';
import { root } from '../commands/install.mjs';

// `node dev-compiler.mjs <out> <folder>…`: compiles apps of the workspace on each change of their sources.
process.env.PORTAL_DEVELOPMENT = '1';
const [out, ...folders] = process.argv.slice(2);
const { describeApp } = (await import('../webpack/app.cjs')).default;
const { watchApps } = await import('../../remote-sdk/develop/watch-apps.mjs');

watchApps(
  out,
  folders.map((folder) => describeApp(path.join(root, folder))),
);
