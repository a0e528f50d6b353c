import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { digestOf } from '../remotes/integrity';
import { noteHost } from './federation';

/** Same as the time limit of all files of one version (remotes/next-attempt.ts). */
const ENTRY_LIMIT_MS = 8000;
/** A well-formed digest that matches no file. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/**
 * Runs an entry only if it is the file listed by a known release. Its chunks are checked by webpack with their own
 * digests (shared/remote-sdk/webpack/integrity-plugin.cjs).
 */
export default function hostPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'portal-host',
    init({ origin }) {
      noteHost(origin);
    },
    createScript({ url }) {
      const script = document.createElement('script');
      script.integrity = digestOf(url) ?? NO_FILE;
      script.crossOrigin = 'anonymous';
      script.src = url;
      return { script, timeout: ENTRY_LIMIT_MS };
    },
  };
}
