const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const webpack = require('webpack');

/** A digest in the right form that no file has: what the page does not know is refused, never let through. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

const digestOf = (url) =>
  `((globalThis.__PORTAL_SRI__||{})[new URL(${url},location.href).pathname]||${JSON.stringify(NO_FILE)})`;

/**
 * Gives every script and style sheet that webpack adds to the page its integrity, from the map that the shell fills
 * with the registry's digests (`shell/page/src/remotes/integrity.ts`). The map lives outside the build, so that no file
 * has to contain its own hash.
 */
class IntegrityPlugin {
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
