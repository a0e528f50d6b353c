import { federationHost } from '../federation/host-instance';
import { digestOf } from './integrity';
import type { Release } from '@portal/registry/registry';

/** The door to the federation runtime, so that the loader can be tested without a browser. */
export interface Federation {
  /**
   * Loads the contract module `./remote` of a release; calling again after a failure starts afresh.
   * @param signal gives up on the entry
   */
  load(release: Release, signal: AbortSignal): Promise<unknown>;
}

/** The entry of a release could not be had: the network, or a file that is not the one we know. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
}

/**
 * Has the runtime open the containers of releases. Their scopes are unique to the build, so two versions of one remote
 * can be alive in one page. An entry without a known digest is refused before it is asked for.
 */
export function createFederation(host = federationHost): Federation {
  return {
    async load({ scope, base, entry }, signal) {
      const url = new URL(base + entry, location.origin).href;
      if (digestOf(url) === undefined) throw new Error(`No known release has ${url}`);
      const runtime = host();
      runtime.registerRemotes([{ name: scope, entry: url }]);
      try {
        return await Promise.race([runtime.loadRemote(`${scope}/remote`), givingUp(url, signal)]);
      } catch (cause) {
        throw isEntryFailure(cause) ? new EntryError(`${url} could not be loaded`, { cause }) : cause;
      }
    },
  };
}

const givingUp = (url: string, signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new EntryError(`${url} was given up`)), { once: true });
  });

/** RUNTIME-008 is an entry that did not run: it was not had, or what it did threw. The second is no fault of the network. */
const isEntryFailure = (cause: unknown): boolean =>
  cause instanceof Error &&
  cause.message.includes('RUNTIME-008') &&
  !cause.message.includes('ScriptExecutionError');
