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

module.exports = { federation };
