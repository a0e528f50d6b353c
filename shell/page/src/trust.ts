import { askAnew } from './remotes/ask-anew';
import { digestOf, trustShellFiles } from './remotes/integrity';

/** The part of the Trusted Types API used here; browsers without it rely on the policy header and integrity. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Readonly<
      Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>
    >,
  ): unknown;
}

const { trustedTypes } = window as { readonly trustedTypes?: PolicyFactory };
const refuse = () => null;

// Must run first: from here on, only files with known digests can run.
trustShellFiles(document);
// A string is a script's address only for a file of the shell or of a known release, and never becomes HTML or code. One
// `default` policy instead of one per build, because the federation runtime assigns plain strings.
trustedTypes?.createPolicy('default', {
  createHTML: refuse,
  createScript: refuse,
  createScriptURL: (url) => (digestOf(url) === undefined ? null : url),
});
globalThis.__PORTAL_ASK__ = askAnew();
