import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime-core';
import { digestOf } from '../remotes/integrity';
import { noteHost } from './host-instance';

/** The same time that one version has for all of its files (registry/remote-loader.ts). */
const ENTRY_LIMIT_MS = 8000;
/** A digest in the right form that no file has. */
const NO_FILE = `sha384-${'A'.repeat(64)}`;

/**
 * How the shell runs the runtime: an entry is executed when it is the file that a known release lists, and not otherwise.
 * The chunks after it are webpack's, with digests of their own (shared/build/webpack/integrity-plugin.cjs).
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
