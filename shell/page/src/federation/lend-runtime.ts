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
  // Where a container that was built with `externalRuntime` looks for the core of the runtime.
  var _FEDERATION_RUNTIME_CORE: object | undefined;
}

/**
 * What `@module-federation/runtime` takes from its core, by name: `provideExternalRuntime` would lend all of it, and bundle
 * a second copy to do so (10.6 kB).
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

/** Lends the core of the runtime to the remotes of this page, which carry none (13 kB each). */
export default function lendRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-lends-runtime',
    beforeInit(args) {
      globalThis._FEDERATION_RUNTIME_CORE = LENT;
      return args;
    },
  };
}
