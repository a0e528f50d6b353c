import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { buildGallery, galleryFile } from './build-gallery.mjs';
import { whileBuildingAlone } from './build-lock.mjs';
import { buildServer, bundleForNode } from './build-server.mjs';
import { readDevArguments, remotesOfWorkspace } from '../dev/dev-arguments.mjs';
import { compile, lastBuilt } from '../dev/dev-builds.mjs';
import { openDevServer } from '../dev/dev-server.mjs';
import { watchSources } from '../dev/dev-watch.mjs';
import { install, requireNode, root } from './install.mjs';
import { appHere } from '../../remote-sdk/commands/app-here.mjs';
import { developInside, endWith } from '../../remote-sdk/develop/develop-inside.mjs';
import { folderOf } from '../webpack/app.cjs';

/**
 * `npm run dev`: a local portal whose shell and remotes are compiled from source on each change; open pages reload.
 * `npm run dev agent`: only that remote and the shell; the others stay as last built.
 * `npm run dev agent -- --portal URL`: that remote alone, in the portal deployed at URL.
 * Builds go to `.cache/development`; `dist` is not changed.
 */
requireNode();
const { names, portal, port } = readDevArguments(process.argv.slice(2));
install();

const work = path.join(root, '.cache/development', String(port));
const out = path.join(work, 'built');
const dist = path.join(work, 'dist');

const tools = path.join(work, 'tools');
await bundleForNode({ front: 'shared/remote-sdk/src/dev/index.ts' }, tools);
const proxy = await import(pathToFileURL(path.join(tools, 'front.mjs')).href);

await (portal === undefined ? developHere() : developIn(portal)).catch((error) => {
  console.error(error.message);
  process.exit(1);
});

/** @param {string} address of a deployed portal */
async function developIn(address) {
  const apps = names.map((name) => appHere(path.join(root, folderOf(name))));
  await developInside({ apps, address, port, work: out, proxy });
}

/** The whole portal, on this machine. */
async function developHere() {
  const apps = ['shell', ...names];
  const front = await proxy.openFront({
    port,
    deployed: undefined,
    registryFile: path.join(root, 'dist/remotes.json'),
    awaited: apps,
    marker: `from source: ${apps.join(', ')}`,
    beside: answerGallery,
    say: console.log,
  });
  const server = await startPortal(front);
  const compiler = compile({
    out,
    apps,
    async onNews(news, folder) {
      if (folder && news.name === 'shell')
        cpSync(path.join(folder, 'shell.json'), path.join(dist, 'shell.json'));
      else if (folder) await front.useLocal(folder);
      front.builds.take(news);
    },
  });
  console.log(`The design system: ${front.address}/__ui`);
  endWith(compiler, () => server.stop());
}

/**
 * The design system, built anew each time that it is opened.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answerGallery(request, response) {
  if (!/^\/__ui\/?(?:\?|$)/.test(request.url ?? '')) return false;
  const failure = await buildGallery().catch((/** @type {Error} */ error) => error.message);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(failure === undefined ? readFileSync(galleryFile) : `<pre>${failure}</pre>`);
  return true;
}

/** What the server serves: the shell from source, and the other remotes' releases from `dist`. */
function layOut() {
  rmSync(dist, { recursive: true, force: true });
  for (const folder of [dist, path.join(out, 'shell'), path.join(root, 'dist/remotes')])
    mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(out, 'shell'), path.join(dist, 'shell'), 'junction');
  symlinkSync(path.join(root, 'dist/remotes'), path.join(dist, 'remotes'), 'junction');
}

/**
 * Builds and starts the server, and starts it again when its code changes.
 * @param {Awaited<ReturnType<typeof proxy.openFront>>} front
 */
async function startPortal(front) {
  const built = lastBuilt();
  const others = remotesOfWorkspace().filter((name) => !names.includes(name));
  const missing = others.filter((name) => !built.has(name));
  if (missing.length > 0) await build(missing.map(folderOf));
  await whileBuildingAlone(buildServer);
  if (others.length > 0) {
    const known = lastBuilt();
    console.log(`As last built: ${others.map((name) => `${name} ${known.get(name)?.stable}`).join(', ')}`);
  }
  for (const name of names.filter((each) => built.get(each)?.pinned))
    console.log(
      `${name} is pinned to ${built.get(name)?.stable} in dist: here it is built from source, and dist stays as it is (npm run portal -- unpin ${name})`,
    );
  layOut();
  const server = openDevServer({ port: front.innerPort, address: front.address, dist });
  front.serveAfter(server.start());
  watchSources({
    packages: ['shell/server', 'shell/host', 'shell/release', 'shared/registry', 'back-office'],
    async onChange() {
      if (!(await whileBuildingAlone(buildServer))) return;
      console.log('The server changed: starting it again');
      const isUp = server.restart();
      front.serveAfter(isUp);
      if (await isUp) front.builds.renew();
    },
  });
  return server;
}
