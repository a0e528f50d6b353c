const { createHash } = require('node:crypto');
const { promisify } = require('node:util');
const zlib = require('node:zlib');
const { Compilation, WebpackError, sources } = require('webpack');

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const COMPRESSIBLE = /\.(js|css|svg|json)$/;
const MAP = /\.map$/;
/** The difference between two development builds. */
const HOT_UPDATE = /\.hot-update\.js(?:on)?$/;
/** Files that no browser requests. */
const KEPT_HERE = /^(?:drawing|frame)\./;
/** Compressing smaller files saves nothing on the wire. */
const MIN_COMPRESSED_BYTES = 512;

/** @param {Buffer} bytes */
const sha384 = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** @param {Buffer} bytes */
const compressBrotli = (bytes) =>
  brotli(bytes, {
    params: {
      [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
      [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/** @typedef {Record<string, { integrity: string, bytes: number, brotliBytes: number }>} Files */
/** @typedef {(compilation: import('webpack').Compilation, files: Files) => object} Describe */

/**
 * Completes a release once its files are final: the digest of every file, a manifest that describes the release, and
 * brotli and gzip siblings where they are smaller. Source maps move to `maps/`, which is never served.
 */
class ReleasePlugin {
  /**
   * @param {object} options
   * @param {string} options.manifest file name of the description
   * @param {boolean} [options.isDevelopment] nothing is compressed, and the source maps stay beside their files
   * @param {Describe} options.describe
   */
  constructor({ manifest, isDevelopment = false, describe }) {
    this.manifest = manifest;
    this.isDevelopment = isDevelopment;
    this.describe = describe;
    /** @type {Files} of earlier builds in development: a page may be several behind */
    this.updates = {};
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () =>
          // An error of the compilation, not of the compiler, which would stop watching.
          this.complete(compilation).catch((error) => {
            compilation.errors.push(new WebpackError(error.message));
          }),
      );
    });
  }

  /** @param {import('webpack').Compilation} compilation */
  async complete(compilation) {
    if (compilation.errors.length > 0) return;
    /** @type {Files} */
    const files = {};
    // Sorted by name: webpack's order depends on timing, and builds must be reproducible.
    const assets = compilation.getAssets().toSorted((one, other) => (one.name < other.name ? -1 : 1));
    for (const { name, source } of assets) {
      if (MAP.test(name)) {
        if (this.isDevelopment) continue;
        compilation.emitAsset(`maps/${name}`, source);
        compilation.deleteAsset(name);
      } else {
        const bytes = source.buffer();
        const brotliBytes = await this.emitCompressed(compilation, name, bytes);
        files[name] = { integrity: sha384(bytes), bytes: bytes.length, brotliBytes };
      }
    }
    for (const [name, file] of Object.entries(files)) if (HOT_UPDATE.test(name)) this.updates[name] = file;
    const description = this.describe(compilation, { ...this.updates, ...files });
    const bytes = Buffer.from(`${JSON.stringify(description, null, 2)}\n`);
    compilation.emitAsset(this.manifest, new sources.RawSource(bytes));
    await this.emitCompressed(compilation, this.manifest, bytes);
  }

  /**
   * Emits `.br` and `.gz` siblings; returns the bytes on the wire.
   * @param {import('webpack').Compilation} compilation
   * @param {string} name
   * @param {Buffer} bytes
   */
  async emitCompressed(compilation, name, bytes) {
    if (
      this.isDevelopment ||
      !COMPRESSIBLE.test(name) ||
      KEPT_HERE.test(name) ||
      bytes.length < MIN_COMPRESSED_BYTES
    )
      return bytes.length;
    const [br, gz] = await Promise.all([compressBrotli(bytes), gzip(bytes, { level: 9 })]);
    compilation.emitAsset(`${name}.br`, new sources.RawSource(br));
    compilation.emitAsset(`${name}.gz`, new sources.RawSource(gz));
    return br.length;
  }
}

/** @param {Files} files */
const integrityOf = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, { integrity }]) => [name, integrity]));

module.exports = { ReleasePlugin, integrityOf };
