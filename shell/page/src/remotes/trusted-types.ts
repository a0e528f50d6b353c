import { digestOf } from './integrity';

/** The part of the browser's Trusted Types that we use; not every browser has them. */
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
 * The last word on every script of the page: a plain string used as a script's address is let through only when it is
 * a file of the shell or of a known release, which then also has a digest. Strings never become HTML or code. One
 * `default` policy rather than one a build, because the federation runtime assigns plain strings.
 * @param page where `trustedTypes` is looked for; a browser without it relies on the policy header and on integrity
 */
export function installTrustedTypes(page: { readonly trustedTypes?: PolicyFactory }): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: refuse,
    createScript: refuse,
    createScriptURL: (url) => (digestOf(url) === undefined ? null : url),
  });
}
