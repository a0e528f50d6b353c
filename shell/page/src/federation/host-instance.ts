import type { ModuleFederation } from '@module-federation/runtime-core';

/** What of the federation runtime the registry uses: it names a release's entry, then asks for a module of it. */
export type FederationHost = Pick<ModuleFederation, 'registerRemotes' | 'loadRemote'>;

let instance: FederationHost | undefined;

/** Called by the runtime plugin of the shell, once, before any code of the shell runs. */
export function noteHost(host: FederationHost): void {
  instance = host;
}

/**
 * The shell's instance of the runtime. Taken from a plugin: `@module-federation/enhanced/runtime` would be a second way
 * into the same modules, which webpack then no longer joins into one (1.25 kB).
 * @throws Error in a page that was built without the federation
 */
export function federationHost(): FederationHost {
  if (!instance) throw new Error('This page was built without the federation runtime');
  return instance;
}
