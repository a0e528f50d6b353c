import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtGallery } from './build-gallery.mjs';
import { openDevProxy } from './dev-proxy.mjs';
import { watchSources } from './dev-watch.mjs';
import { install, requireNode, root } from './install.mjs';

/**
 * `npm run dev`: the portal as it is shipped, built again when a source changes, with the open pages reloaded.
 * `npm run dev agent`: only that remote (and the shell) is built again; the others stay as they were last built.
 * The design system stands at /__ui.
 */
requireNode();
install();

const names = process.argv.slice(2);
const rebuilt = names.length > 0 ? ['shell', ...names] : [];
const port = Number(process.env.PORT || 8080);
const address = `http://127.0.0.1:${port}`;
const serverFile = path.join(root, 'dist/server/main.mjs');

/** Builds in a process of its own, so that a changed build tool is the one that builds. Resolves with whether it went well. */
function runBuild(script, args) {
  return new Promise((resolve) => {
    const file = path.join(import.meta.dirname, script);
    const child = spawn(process.execPath, [file, ...args], { cwd: root, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}

const build = (apps) => runBuild('build.mjs', apps);
const buildGallery = () => runBuild('build-gallery.mjs', []);

/** What the server and the pages are made of now: two equal answers mean that nothing is to be restarted or reloaded. */
function builtState() {
  const read = (file) => readFileSync(path.join(root, 'dist', file), 'utf8');
  return {
    server: read('server/build.json'),
    pages: `${read('shell.json')}${read('remotes.json')}${builtGallery() ?? ''}`,
  };
}

let server;
let isStopping = false;

function startServer() {
  const child = spawn(process.execPath, ['--enable-source-maps', serverFile], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(proxy.innerPort), PUBLIC_URL: address },
    stdio: 'inherit',
    // Out of the terminal's group: a Ctrl-C reaches it once, through us, and it closes its store in peace.
    detached: true,
  });
  server = { child, ended: new Promise((resolve) => child.on('close', resolve)) };
  return child;
}

/** The store has one owner at a time: the old server is gone before the new one starts. */
function restartServer() {
  server.child.kill('SIGTERM');
  proxy.serve(server.ended.then(() => (isStopping ? server.child : startServer())));
}

async function rebuild() {
  const before = builtState();
  const isBuilt = await build(rebuilt);
  await buildGallery();
  if (!isBuilt || isStopping) return;
  const after = builtState();
  if (after.server !== before.server) restartServer();
  if (after.server !== before.server || after.pages !== before.pages) await proxy.reloadPages();
}

if (!(await build([]))) process.exit(1);
const proxy = await openDevProxy(port).catch((error) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `127.0.0.1:${port} is already in use: stop the other program, or choose another PORT.`
      : error.message,
  );
  process.exit(1);
});
proxy.serve(Promise.resolve(startServer()));
proxy.serveGallery(buildGallery());
watchSources({ only: names, onChange: rebuild });
console.log(`The design system: ${address}/__ui`);
console.log('Watching the sources: a change builds what it touches and reloads the open pages.');

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    server.child.kill('SIGTERM');
    void server.ended.then(() => process.exit(0));
  });
}
