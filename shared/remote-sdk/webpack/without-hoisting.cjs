const HOISTING = 'HoistContainerReferences';

/**
 * Disables a step of `enhanced` that copies what a container refers to into the chunk with webpack's runtime, for
 * builds with a separate runtime chunk. Our runtime is in the entry, and the step only brings back modules that tree
 * shaking had removed: half a kilobyte per `remoteEntry`, which has a budget of seven.
 */
class WithoutHoisting {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WithoutHoisting', ({ hooks }) => {
      hooks.optimizeChunks.intercept({
        register: (tap) => (tap.name === HOISTING ? { ...tap, fn: () => undefined } : tap),
      });
    });
  }
}

module.exports = { WithoutHoisting };
