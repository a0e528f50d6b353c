/** The module with which enhanced starts the runtime: a file that it writes, named after absolute paths. */
const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
const ID = 'federation';

/**
 * Gives that module an id of its own. webpack's would come from its name, and two machines would make two releases of the
 * same sources, under one version.
 */
class RuntimeEntryId {
  apply(compiler) {
    compiler.hooks.compilation.tap('RuntimeEntryId', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('RuntimeEntryId', (modules) => {
        for (const module of modules)
          if (RUNTIME_ENTRY.test(module.nameForCondition() ?? ''))
            compilation.chunkGraph.setModuleId(module, ID);
      });
    });
  }
}

module.exports = { RuntimeEntryId };
