const HOISTING = 'HoistContainerReferences';

/**
 * Takes one step of enhanced away: it copies what a container refers to into the chunk with webpack's runtime, for builds
 * whose runtime is a chunk of its own. Ours is in the entry already, and the step only brings back the modules that tree
 * shaking had left out (half a kilobyte a remote, in `remoteEntry`).
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
