const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const webpack = require('webpack');

/** A valid digest that matches no file: unknown files are refused, never let through. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/** @param {string} url */
const digestOf = (url) =>
  `((globalThis.__PORTAL_SRI__||{})[new URL(${url},location.href).pathname]||${JSON.stringify(NO_FILE)})`;

/**
 * Sets the integrity of every script and style sheet that webpack adds to the page, from the map that the shell fills
 * with the registry's digests (`shell/page/src/remotes/integrity.ts`). The map is outside the build, so that no file
 * has to contain its own hash.
 */
class IntegrityPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (code) => `${code}\nscript.integrity=${digestOf('url')};script.crossOrigin="anonymous";`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (code, names) =>
          `${code}\n${names.tag}.integrity=${digestOf(`${names.tag}.href`)};${names.tag}.crossOrigin="anonymous";`,
      );
    });
  }
}

module.exports = { IntegrityPlugin };
