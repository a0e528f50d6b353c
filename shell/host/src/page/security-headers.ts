import { COMMON_HEADERS } from '@portal/back-office';

/** Scope of HSTS: none, this host, its subdomains too, and the browsers' preload list too. */
export const INSISTENCES = ['off', 'host', 'subdomains', 'preload'] as const;
export type Insistence = (typeof INSISTENCES)[number];

/** One year. Scopes beyond this host are for the owner of the domain to choose. */
const STRICT_TRANSPORT: Readonly<Record<Exclude<Insistence, 'off'>, string>> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/**
 * Headers of every response.
 * @param insistence `off` on plain http: browsers would be sent to a port where nobody listens
 */
export const commonHeaders = (insistence: Insistence): Readonly<Record<string, string>> => ({
  ...COMMON_HEADERS,
  ...(insistence === 'off' ? {} : { 'strict-transport-security': STRICT_TRANSPORT[insistence] }),
});

export interface DocumentPolicy {
  readonly isSecure: boolean;
  /** Additional origins that a page may call: the analytics service, if any. */
  readonly reach?: readonly string[];
}

/** Allowed Trusted Types policies: of the shell, the sanitiser and the charts. */
const POLICIES = 'default dompurify highcharts';

const documentPolicy = (nonce: string, { isSecure, reach = [] }: DocumentPolicy): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // Styles of the server-rendered page; elements created by scripts have no nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...reach].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    // Previews of attachments: only blobs that this page made of checked bytes. They inherit this policy.
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${POLICIES}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
    'report-to csp',
    'report-uri /csp-report',
  ].join('; ');

/**
 * The headers of a page.
 * @param nonce random, used for this response only
 */
export function documentHeaders(nonce: string, policy: DocumentPolicy): Record<string, string | string[]> {
  return {
    'content-security-policy': [
      documentPolicy(nonce, policy),
      // A second, independent policy: `strict-dynamic` ignores host lists, this one does not. Without `report-to`,
      // which would count as a duplicate directive.
      `script-src-elem 'self' 'nonce-${nonce}'`,
    ],
    'reporting-endpoints': 'csp="/csp-report"',
    'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
  };
}
