import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildGallery } from './build-gallery.mjs';
import { whileBuildingAlone } from './build-lock.mjs';
import { buildServer, bundleForNode } from './build-server.mjs';
import { readDevArguments, remotesOfWorkspace } from '../dev/dev-arguments.mjs';
import { buildOnce, compile, lastBuilt } from '../dev/dev-builds.mjs';
import { openDevServer } from '../dev/dev-server.mjs';
import { watchSources } from '../dev/dev-watch.mjs';
import { answerGallery, isForGallery } from './gallery-page.mjs';
import { install, requireNode, root } from './install.mjs';
import { onEnd } from '../../remote-sdk/develop/on-end.mjs';
import { requirementsOf } from '../../remote-sdk/webpack/share-list.cjs';

/**
 * `npm run dev`: a local portal whose shell and remotes are compiled from source on each change; open pages reload.
 * `npm run dev agent`: only that remote and the shell; the others stay as last built.
 * `npm run dev agent -- --portal URL`: that remote alone, in the portal deployed at URL.
 * Builds go to `.cache/development`; `dist` is not changed.
 */
requireNode();
const { names, portal: portalAddress, port } = readDevArguments(process.argv.slice(2));
await install();

const work = path.join(root, '.cache/development', String(port));
const out = path.join(work, 'built');
const dist = path.join(work, 'dist');
const apps = portalAddress === undefined ? ['shell', ...names] : names;

/**
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  console.error(line);
  process.exit(1);
}

const tools = path.join(work, 'tools');
await bundleForNode({ front: 'shared/remote-sdk/src/dev/index.ts' }, tools);
const { examinePortal, misfits, openFront } = await import(pathToFileURL(path.join(tools, 'front.mjs')).href);

/** The deployed portal, after checking that it accepts local remotes. */
async function findPortal() {
  const portal = await examinePortal(portalAddress).catch((/** @type {Error} */ error) =>
    fail(error.message),
  );
  for (const name of names) {
    const { requires } = JSON.parse(
      readFileSync(path.join(root, `mfe-${name}/remote.manifest.json`), 'utf8'),
    );
    const missing = misfits(requirementsOf(requires), portal.shell);
    if (missing.length > 0)
      fail(`mfe-${name} does not fit the shell of ${portal.url.origin}: it needs ${missing.join(', ')}.`);
    if (!portal.remotes.includes(name))
      console.log(
        `${portal.url.origin} has no mfe-${name} yet: its shell opens no path that its own policy does not give it.`,
      );
  }
  return portal.url;
}

const deployed = portalAddress === undefined ? undefined : await findPortal();

/** The design system is built on first use, and again on changes after that. */
/** @type {Promise<void> | undefined} */
let gallery;
const isGalleryOpen = () => gallery !== undefined;
/** @param {Error} error */
const tellGallery = (error) => console.error(`The design system does not build:\n${error.message}`);

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {(nonce: string) => string} script
 */
async function answerBeside(request, response, script) {
  if (deployed || !isForGallery(request)) return false;
  gallery ??= buildGallery().catch(tellGallery);
  await gallery;
  await answerGallery(request, response, script);
  return true;
}

const front = await openFront({
  port,
  deployed,
  registryFile: path.join(root, 'dist/remotes.json'),
  awaited: apps,
  marker: deployed ? `${deployed.host}, with local ${names.join(', ')}` : `from source: ${apps.join(', ')}`,
  beside: answerBeside,
  say: console.log,
}).catch((/** @type {NodeJS.ErrnoException} */ error) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `127.0.0.1:${port} is already in use: stop the other program, or choose another PORT.`
      : error.message,
  ),
);

/** What the server serves: the shell from source, and the other remotes' releases from `dist`. */
function layOut() {
  rmSync(dist, { recursive: true, force: true });
  for (const folder of [dist, path.join(out, 'shell'), path.join(root, 'dist/remotes')])
    mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(out, 'shell'), path.join(dist, 'shell'), 'junction');
  symlinkSync(path.join(root, 'dist/remotes'), path.join(dist, 'remotes'), 'junction');
}

/** @param {import('../../remote-sdk/develop/watch-apps.mjs').Told} news @param {string | undefined} folder */
async function takeNews(news, folder) {
  if (folder && news.name === 'shell') cpSync(path.join(folder, 'shell.json'), path.join(dist, 'shell.json'));
  else if (folder) await front.useLocal(folder);
  front.builds.take(news);
}

async function startPortal() {
  const built = lastBuilt();
  const others = remotesOfWorkspace().filter((name) => !names.includes(name));
  const missing = others.filter((name) => !built.has(name));
  if (missing.length > 0 && !(await buildOnce(missing))) process.exit(1);
  await whileBuildingAlone(buildServer).catch((error) => fail(error.message));
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
  watchSources({
    packages: ['shared/ui', 'shared/forms', 'shared/gallery'].filter((each) =>
      existsSync(path.join(root, each)),
    ),
    async onChange() {
      if (!isGalleryOpen()) return;
      gallery = buildGallery().catch(tellGallery);
      await gallery;
      front.builds.renew();
    },
  });
  return server;
}

const server = deployed ? undefined : await startPortal();
const compiler = compile({ out, apps, onNews: takeNews });
void compiler.ended.then(() => isStopping || fail('The compiler stopped: see the lines above.'));
console.log(
  deployed
    ? `${front.address} is ${deployed.origin} with ${names.map((name) => `mfe-${name}`).join(', ')} from this folder`
    : `The design system: ${front.address}/__ui`,
);
console.log('Watching the sources: a change is built and shown in the open pages.');

let isStopping = false;
onEnd(() => {
  if (isStopping) process.exit(1);
  isStopping = true;
  compiler.stop();
  void (server ? server.stop() : Promise.resolve()).then(() => process.exit(0));
});
