/**
 * Common options of `@module-federation/enhanced` for the shell and the remotes. Our own registry lists releases with
 * the digest of each file, so manifests, snapshots and type archives are off.
 * @param {{ externalRuntime?: boolean, disableRemote?: boolean }} [own] what a remote leaves to the shell
 */
const federation = ({ externalRuntime, disableRemote } = {}) => ({
  dts: false,
  manifest: false,
  // A remote is loaded only when one of its pages is opened.
  shareStrategy: /** @type {const} */ ('loaded-first'),
  experiments: {
    ...(externalRuntime && { externalRuntime }),
    optimization: {
      target: /** @type {const} */ ('web'),
      disableSnapshot: true,
      ...(disableRemote && { disableRemote }),
    },
  },
});

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

module.exports = { federation, WithoutHoisting };
