/** The module with which enhanced starts the runtime: a file that it writes, named after absolute paths. */
const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** The module that exposes a remote's own: its name tells which of those files it starts. */
const CONTAINER_ENTRY = /^container entry /;

/** @param {any} module */
const isRuntimeEntry = (module) => RUNTIME_ENTRY.test(module.nameForCondition() ?? '');

/** @param {any} module */
const idOf = (module) => {
  if (isRuntimeEntry(module)) return 'federation';
  return CONTAINER_ENTRY.test(module.identifier()) ? 'container' : undefined;
};

/**
 * Gives these modules ids and names of their own. webpack's tell where they lie, and two machines would make two releases of
 * the same sources, under one version.
 */
class RuntimeEntryId {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('RuntimeEntryId', (compilation) => {
      const { finishModules, beforeModuleIds } = compilation.hooks;
      finishModules.tap('RuntimeEntryId', (modules) => {
        // It stands in a comment, and a minifier chooses short names by the letters that it finds, comments included.
        for (const module of modules)
          if (isRuntimeEntry(module)) module.readableIdentifier = () => 'federation';
      });
      beforeModuleIds.tap('RuntimeEntryId', (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

module.exports = { RuntimeEntryId };
