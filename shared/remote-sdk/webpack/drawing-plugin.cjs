const { readFileSync, rmSync } = require('node:fs');
const { mkdtemp } = require('node:fs/promises');
const { tmpdir } = require('node:os');
const path = require('node:path');
const webpack = require('webpack');
const { drawingOf } = require('./drawing.cjs');

const { Compilation, WebpackError, sources } = webpack;

const NAME = 'DrawingPlugin';
const DRAWING = /^drawing\.[0-9a-f]{8}\.js$/;
/** A fixed date, so that builds are reproducible. */
const SOME_DAY = Date.UTC(2026, 0, 1, 12);

/** @typedef {{ name: string, code: string }} Drawing */

/**
 * Builds the app's server-side renderer beside the app, adds it to the release, and runs it once: rendering errors fail
 * the build instead of the portal that serves it (decision 0037).
 */
class DrawingPlugin {
  /**
   * @param {import('../project/app.cjs').App} app
   * @param {ReturnType<typeof import('./base.cjs').base>} common
   * @param {string} entry request, from the folder of the app
   * @param {(try_: { draw: (call: string, input: object) => Promise<any>, compilation: import('webpack').Compilation }) => Promise<void>} look
   *   renders and throws on problems; may add files
   */
  constructor(app, common, entry, look) {
    this.app = app;
    this.common = common;
    this.entry = entry;
    this.look = look;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (this.app.isDevelopment) return;
    /** @type {Promise<Drawing>} */
    let drawing;
    compiler.hooks.beforeRun.tap(NAME, () => {
      drawing = this.build();
      // Reported where it is added to the release.
      drawing.catch(() => undefined);
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () =>
          this.add(compilation, drawing).catch((error) => {
            compilation.errors.push(new WebpackError(error.message));
          }),
      );
    });
  }

  async build() {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-drawing-'));
    const config = drawingOf(this.app, this.common, this.entry);
    /** @type {any} */
    const settings = { ...config, output: { ...config.output, path: folder } };
    const compiler = webpack(settings);
    try {
      /** @type {import('webpack').Stats} */
      const stats = await new Promise((resolve, reject) => {
        compiler.run((error, result) => {
          compiler.close((closing) =>
            error || closing || !result ? reject(error ?? closing) : resolve(result),
          );
        });
      });
      if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
      const [name] = Object.keys(stats.compilation.assets).filter((asset) => DRAWING.test(asset));
      return { name, code: readFileSync(path.join(folder, name), 'utf8') };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** @param {import('webpack').Compilation} compilation @param {Promise<Drawing>} building */
  async add(compilation, building) {
    if (compilation.errors.length > 0) return;
    const { name, code } = await building;
    compilation.emitAsset(name, new sources.RawSource(code));
    const { draw } = await import('../drawing/draw.mjs');
    /** @param {string} call @param {object} input */
    const drawOne = async (call, input) => (await draw([{ code, call, input }], { now: SOME_DAY }))[0];
    await this.look({ draw: drawOne, compilation });
  }
}

module.exports = { DrawingPlugin, DRAWING };
