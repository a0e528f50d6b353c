import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/runtime-core';

declare global {
  // Where a container built with `externalRuntime` looks for the runtime core.
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

/**
 * The exports that `@module-federation/runtime` uses of its core. `provideExternalRuntime` would provide all of them,
 * and bundle a second copy (10.6 kB).
 */
const LENT = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  loadScriptNode,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/** Provides the runtime core to the page's remotes, which do not bundle it (13 kB each). */
export default function lendRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-lends-runtime',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE = LENT;
      return args;
    },
  };
}
