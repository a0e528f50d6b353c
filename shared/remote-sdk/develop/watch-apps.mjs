import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * @typedef {import('../project/app.cjs').App} App
 * @typedef {object} Built
 * @property {'built'} kind
 * @property {string} name such as "agent", or "shell"
 * @property {string} place folder of the release, below `<out>`
 * @property {number} ms how long it took
 * @property {boolean} isNew whether a file of the release changed
 * @property {readonly string[]} errors what webpack says, without colours; empty when the release is good
 */
const require = createRequire(import.meta.url);
const { webpack } = require('../webpack/tools.cjs');

/** @typedef {{ kind: 'building', name: string } | Built} Told */

/** @param {Told} message */
const tell = (message) => process.send?.(message);

/** Escape sequences of colours, which some loaders print regardless of their options. */
// oxlint-disable-next-line no-control-regex -- that is what an escape sequence begins with
const COLOURS = /\u001B\[[0-9;]*m/g;

/** Text that loaders add around an error. */
const NOISE = [/^Module build failed \(from [^\n]*\n/, /\n\s*Caused by:[\s\S]*$/, /\n {4}at [\s\S]*$/];

/**
 * The essence of an error: place and message.
 * @param {import('../webpack/tools.cjs').StatsError} error
 */
function wordsOf({ moduleName, loc, message }) {
  const text = NOISE.reduce((words, noise) => words.replace(noise, ''), message.replace(COLOURS, ''));
  return [[moduleName, loc].filter(Boolean).join(':'), text.trimEnd()].filter(Boolean).join('\n');
}

/**
 * Watches the manifests, which no module imports: the release's description reads them.
 * @param {string} folder
 */
const watchManifests = (folder) => ({
  /** @param {import('../webpack/tools.cjs').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterCompile.tap('Manifests', ({ fileDependencies }) => {
      for (const file of ['package.json', 'remote.manifest.json'])
        fileDependencies.add(path.join(folder, file));
    });
  },
});

/**
 * @param {string} out
 * @param {App} app
 */
function watch(out, app) {
  const config = require(path.join(app.folder, 'webpack.config.cjs'));
  const compiler = webpack({
    ...config,
    output: { ...config.output, path: path.join(out, app.place), clean: true },
    plugins: [...config.plugins, watchManifests(app.folder)],
  });
  /** @type {string | undefined} */
  let last = '';
  compiler.hooks.watchRun.tap('Development', () => tell({ kind: 'building', name: app.name }));
  compiler.watch(
    { aggregateTimeout: 50, ignored: /[\\/](node_modules|dist|\.git|\.cache)[\\/]/ },
    (failure, stats) => {
      const errors = failure
        ? [String(failure.stack ?? failure)]
        : (stats?.toJson({ all: false, errors: true }).errors ?? []).map(wordsOf);
      const hash = errors.length > 0 ? last : stats?.hash;
      tell({
        kind: 'built',
        name: app.name,
        place: app.place,
        ms: stats ? stats.endTime - stats.startTime : 0,
        isNew: hash !== last,
        errors,
      });
      last = hash;
    },
  );
}

/**
 * Compiles apps on each change of their sources, in this process, and reports to the parent. Each keeps its modules in
 * memory, so rebuilds are incremental. Releases are written below `out`, each at its `place`. `PORTAL_DEVELOPMENT` must be
 * set before this is imported.
 * @param {string} out absolute
 * @param {readonly App[]} apps
 */
export function watchApps(out, apps) {
  for (const app of apps) watch(out, app);
  // The parent has exited.
  process.on('disconnect', () => process.exit(0));
}
