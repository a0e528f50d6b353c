import { digestOf } from './integrity';

/** The part of the Trusted Types API used here; not every browser has it. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: {
      createHTML: (text: string) => string | null;
      createScript: (text: string) => string | null;
      createScriptURL: (url: string) => string | null;
    },
  ): unknown;
}

const refuse = () => null;

/**
 * Restricts all scripts of the page: a string used as a script URL is allowed only for a file of the shell or of a
 * known release, which also has a digest. Strings never become HTML or code. One `default` policy instead of one per
 * build, because the federation runtime assigns plain strings.
 * @param page has `trustedTypes` in supporting browsers; others rely on the policy header and integrity
 */
export function installTrustedTypes(page: { readonly trustedTypes?: PolicyFactory }): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: refuse,
    createScript: refuse,
    createScriptURL: (url) => (digestOf(url) === undefined ? null : url),
  });
}
