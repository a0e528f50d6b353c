import type { ModuleFederation } from '@module-federation/runtime-core';

/** The part of the federation runtime used here: registering a release's entry and loading its modules. */
export type FederationHost = Pick<ModuleFederation, 'registerRemotes' | 'loadRemote'>;

let instance: FederationHost | undefined;

/** Called once by the shell's runtime plugin, before any other code of the shell. */
export function noteHost(host: FederationHost): void {
  instance = host;
}

/**
 * The shell's instance of the federation runtime. Provided by a plugin, because importing
 * `@module-federation/enhanced/runtime` would keep webpack from concatenating these modules (1.25 kB).
 * @throws Error in a page built without federation
 */
export function federationHost(): FederationHost {
  if (!instance) throw new Error('This page was built without the federation runtime');
  return instance;
}
