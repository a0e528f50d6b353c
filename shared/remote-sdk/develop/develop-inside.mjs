import path from 'node:path';
import { Refusal } from '../commands/refusal.mjs';
import { followCompiler } from './follow-compiler.mjs';

const LOOK_MS = 500;

/** @typedef {import('../commands/app-here.mjs').AppHere} AppHere */

/**
 * Runs apps from source, inside the portal deployed at an address, until this process is told to end.
 * @param {object} options
 * @param {readonly AppHere[]} options.apps
 * @param {string} options.address of the portal
 * @param {number} options.port where browsers come, on the loopback interface only
 * @param {string} options.work folder for the builds
 * @param {any} options.proxy the modules of `src/dev`, compiled
 * @throws Refusal when that portal cannot be worked against, or the port is taken
 */
export async function developInside({ apps, address, port, work, proxy }) {
  const { default: shared } = await import('../webpack/share-list.cjs');
  const told = (/** @type {Error} */ error) => {
    throw error instanceof proxy.PortalError ? new Refusal(error.message) : error;
  };
  const portal = await proxy.examinePortal(address).catch(told);
  const { origin, host } = portal.url;
  for (const { name, requires } of apps) {
    const missing = proxy.misfits(shared.requirementsOf(requires), portal.shell);
    if (missing.length > 0)
      throw new Refusal(`${name} does not fit the shell of ${origin}: it needs ${missing.join(', ')}.`);
    if (!portal.remotes.includes(name))
      console.log(
        `${origin} has no ${name} yet: its shell opens no path that its own policy does not give it.`,
      );
  }
  const names = apps.map(({ name }) => name);
  const front = await proxy
    .openFront({
      port,
      deployed: portal.url,
      registryFile: path.join(work, 'none.json'),
      awaited: names,
      marker: `${host}, with local ${names.join(', ')}`,
      say: console.log,
    })
    .catch(told);
  const compiler = followCompiler({
    script: path.join(import.meta.dirname, 'compile-remote.mjs'),
    args: [work, ...apps.map(({ folder }) => folder)],
    cwd: process.cwd(),
    out: work,
    async onNews(news, release) {
      if (release) await front.useLocal(release);
      front.builds.take(news);
    },
  });
  console.log(`${front.address} is ${origin} with ${names.join(', ')} from this folder`);
  endWith(compiler);
}

/**
 * Says that changes are watched, and ends this process and its compiler together.
 * @param {{ stop: () => void, ended: Promise<unknown> }} compiler
 * @param {() => Promise<void>} [stop] what else is stopped
 */
export function endWith(compiler, stop = () => Promise.resolve()) {
  console.log('Watching the sources: a change is built and shown in the open pages.');
  let isStopping = false;
  onEnd(() => {
    if (isStopping) process.exit(1);
    isStopping = true;
    compiler.stop();
    void stop().then(() => process.exit(0));
  });
  void compiler.ended.then(() => {
    if (isStopping) return;
    console.error('The compiler stopped: see the lines above.');
    process.exit(1);
  });
}

/**
 * Calls `stop` when this process is told to end, and when the npm that started it is gone: a signal to npm reaches the
 * shell between the two, and no further.
 * @param {() => void} stop may be called more than once
 */
export function onEnd(stop) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const starter = process.ppid;
  const isOfNpm = process.env.npm_lifecycle_event !== undefined;
  const look = () => process.ppid !== starter && stop();
  if (isOfNpm) setInterval(look, LOOK_MS).unref();
}
