const { DefinePlugin, HotModuleReplacementPlugin, NormalModule } = require('webpack');

const CSS = /\.css$/;

/**
 * Keeps the style loader from replacing sheets by itself: it would copy the digest of the old one, and load those of the
 * shell, too. See sheet-loader.cjs.
 */
class SheetsByRuntime {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SheetsByRuntime', (compilation) => {
      NormalModule.getCompilationHooks(compilation).loader.tap(
        // After the plugin that sets it.
        { name: 'SheetsByRuntime', stage: 100 },
        (/** @type {any} */ context, module) => {
          if (CSS.test(module.resource)) context.hot = false;
        },
      );
    });
  }
}

/**
 * Gives each module of the runtime a name of its own. Those of webpack and `enhanced` for shared packages have one in
 * common: each update would have one of them, which empties the share scope.
 */
class OneNamePerRuntimeModule {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('OneNamePerRuntimeModule', (compilation) => {
      compilation.hooks.runtimeModule.tap('OneNamePerRuntimeModule', (module, chunk) => {
        for (const other of compilation.chunkGraph.getChunkRuntimeModulesIterable(chunk)) {
          if (other !== module && other.name === module.name) module.name += ' (second)';
        }
      });
    });
  }
}

/**
 * What a development build of a remote has in addition: components and style sheets that are replaced while the page
 * stays.
 * @param {import('../project/app.cjs').App} app
 */
const hotPlugins = ({ name }) => [
  new HotModuleReplacementPlugin(),
  new SheetsByRuntime(),
  new OneNamePerRuntimeModule(),
  new DefinePlugin({ __PORTAL_APP__: JSON.stringify(name) }),
];

/**
 * The rules of a build, with components and sheets marked.
 * @template {{ test: RegExp, use?: any }} Rule
 * @param {readonly Rule[]} rules
 * @param {object} compiler the loader that compiles sources
 */
const markedRules = (rules, compiler) =>
  rules.map((rule) => {
    if (rule.use === compiler) return { ...rule, use: [require.resolve('./component-loader.cjs'), compiler] };
    return Array.isArray(rule.use)
      ? { ...rule, use: [require.resolve('./sheet-loader.cjs'), ...rule.use] }
      : rule;
  });

module.exports = { hotPlugins, markedRules };
