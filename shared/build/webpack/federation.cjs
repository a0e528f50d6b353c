/**
 * What the shell and the remotes have in common of `@module-federation/enhanced`. Releases are listed by our own registry
 * with the digest of each file, so its manifests, snapshots and types' archives are left out.
 * @param {{ externalRuntime?: boolean, disableRemote?: boolean }} [own] what a remote leaves to the shell
 */
const federation = ({ externalRuntime, disableRemote } = {}) => ({
  dts: false,
  manifest: false,
  // A remote is asked for when a page of it is opened, never because another one was.
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
