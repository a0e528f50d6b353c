/** The generated module with which `enhanced` starts its runtime, named after absolute paths. */
const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** The module that exposes a remote; its name contains that of the runtime entry. */
const CONTAINER_ENTRY = /^container entry /;

/** @param {any} module */
const isRuntimeEntry = (module) => RUNTIME_ENTRY.test(module.nameForCondition() ?? '');

/** @param {any} module */
const idOf = (module) => {
  if (isRuntimeEntry(module)) return 'federation';
  return CONTAINER_ENTRY.test(module.identifier()) ? 'container' : undefined;
};

/** Gives these modules stable ids and names: webpack's contain absolute paths, and would differ between machines. */
class RuntimeEntryId {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('RuntimeEntryId', (compilation) => {
      const { finishModules, beforeModuleIds } = compilation.hooks;
      finishModules.tap('RuntimeEntryId', (modules) => {
        // The name is in a comment, and minifiers choose short names by letter frequency, comments included.
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
