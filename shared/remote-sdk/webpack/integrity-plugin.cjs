const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const webpack = require('webpack');

/** Time limit of a chunk and of its style sheet, in milliseconds: as long as a version has for all its files. */
const CHUNK_LOAD_TIMEOUT_MS = 8000;

/** A valid digest that matches no file: unknown files are refused, never let through. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** @param {string} url */
const digestOf = (url) =>
  `((globalThis.__PORTAL_SRI__||{})[new URL(${url},location.href).pathname]||${JSON.stringify(NO_FILE)})`;

/** @param {string} element which the page may have wait until a request that hangs is got round (`ask-anew.ts`) */
const asked = (element) => `(globalThis.__PORTAL_ASK__||Boolean)(${element});`;

/**
 * Sets the integrity of every script and style sheet that webpack adds to the page, from the map that the shell fills
 * with the registry's digests (`shell/page/src/remotes/integrity.ts`). The map is outside the build, so that no file
 * has to contain its own hash. Gives style sheets the time limit that webpack gives scripts: else a page would wait for
 * one that hangs for as long as it is open.
 */
class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code) =>
          `${code}\nscript.integrity=${digestOf('url')};script.crossOrigin="anonymous";${asked('script')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, names) =>
          `${code}\n${names.tag}.integrity=${digestOf(`${names.tag}.href`)};${names.tag}.crossOrigin="anonymous";${asked(names.tag)}
setTimeout(function(){${names.tag}.onerror&&${names.tag}.onerror({type:"timeout",target:${names.tag}})},${CHUNK_LOAD_TIMEOUT_MS});`,
      );
    });
  }
}

module.exports = { CHUNK_LOAD_TIMEOUT_MS, IntegrityPlugin };
