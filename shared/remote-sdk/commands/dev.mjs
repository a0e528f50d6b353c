import path from 'node:path';
import { followCompiler } from '../develop/follow-compiler.mjs';
import { onEnd } from '../develop/on-end.mjs';
import { appHere } from './app-here.mjs';
import { Refusal } from './refusal.mjs';

const MAX_PORT = 65_535;
/** There in the tarball: in this workspace it is not compiled. */
const PROXY = /** @type {string} */ ('../src/dev/index.js');

/** @param {string | undefined} given */
function portOf(given) {
  const port = Number(given ?? (process.env.PORT || 8080));
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new Refusal(`"${given ?? process.env.PORT}" is no port.`);
  return port;
}

/**
 * `portal-remote dev --portal URL`: the app in the present folder, from source, inside the portal deployed at URL.
 * @param {{ portal?: string, port?: string }} options
 * @throws Refusal when that portal cannot be worked against, or the port is taken
 */
export async function dev({ portal: address = process.env.PORTAL_URL, port: givenPort }) {
  const { folder, name, requires } = appHere();
  if (!address) throw new Refusal('Inside which portal? --portal https://portail.example, or PORTAL_URL.');
  const port = portOf(givenPort);
  const { examinePortal, misfits, openFront } = await import(PROXY);
  const { default: shared } = await import('../webpack/share-list.cjs');

  const portal = await examinePortal(address).catch((/** @type {Error} */ error) => {
    throw new Refusal(error.message);
  });
  const missing = misfits(shared.requirementsOf(requires), portal.shell);
  if (missing.length > 0)
    throw new Refusal(
      `${name} does not fit the shell of ${portal.url.origin}: it needs ${missing.join(', ')}.`,
    );
  if (!portal.remotes.includes(name))
    console.log(
      `${portal.url.origin} has no ${name} yet: its shell opens no path that its own policy does not give it.`,
    );

  const out = path.join(folder, '.cache/development', String(port));
  const front = await openFront({
    port,
    deployed: portal.url,
    registryFile: path.join(out, 'none.json'),
    awaited: [name],
    marker: `${portal.url.host}, with local ${name}`,
    say: console.log,
  }).catch((/** @type {NodeJS.ErrnoException} */ error) => {
    throw error.code === 'EADDRINUSE'
      ? new Refusal(`127.0.0.1:${port} is already in use: stop the other program, or choose another --port.`)
      : error;
  });
  const compiler = followCompiler({
    script: path.join(import.meta.dirname, '../develop/compile-remote.mjs'),
    args: [out, folder],
    cwd: folder,
    out,
    async onNews(news, release) {
      if (release) await front.useLocal(release);
      front.builds.take(news);
    },
  });
  console.log(`${front.address} is ${portal.url.origin} with ${name} from this folder`);
  console.log('Watching the sources: a change is built and shown in the open pages.');
  stopWith(compiler);
}

/** @param {{ stop: () => void, ended: Promise<unknown> }} compiler */
function stopWith(compiler) {
  let isStopping = false;
  onEnd(() => {
    isStopping = true;
    compiler.stop();
  });
  void compiler.ended.then(() => {
    if (!isStopping) console.error('The compiler stopped: see the lines above.');
    process.exit(isStopping ? 0 : 1);
  });
}
