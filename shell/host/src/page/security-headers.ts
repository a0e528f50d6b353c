import { COMMON_HEADERS } from '@portal/back-office';

/** For whom browsers are asked to insist on HTTPS: nobody, this host, its subdomains too, before the first visit too. */
export const INSISTENCES = ['off', 'host', 'subdomains', 'preload'] as const;
export type Insistence = (typeof INSISTENCES)[number];

/** A year. What concerns other hosts than this one is for whoever owns the domain to ask. */
const STRICT_TRANSPORT: Readonly<Record<Exclude<Insistence, 'off'>, string>> = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/**
 * What every answer of this portal carries, whoever gives it (HD1).
 * @param insistence `off` on plain http: the browser would be sent to a port where nobody answers
 */
export const commonHeaders = (insistence: Insistence): Readonly<Record<string, string>> => ({
  ...COMMON_HEADERS,
  ...(insistence === 'off' ? {} : { 'strict-transport-security': STRICT_TRANSPORT[insistence] }),
});

export interface DocumentPolicy {
  readonly isSecure: boolean;
  /** Origins beside our own that a page may call: the one that counts visits, where there is one. */
  readonly reach?: readonly string[];
}

/** Trusted Types policies that may exist: the shell's, the sanitiser's and the charts'. */
const POLICIES = 'default dompurify highcharts';

const documentPolicy = (nonce: string, { isSecure, reach = [] }: DocumentPolicy): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    // The styles of what the server drew; an element that a script makes has no nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...reach].join(' '),
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'none'",
    // Previews of attachments: only what this page itself made of bytes it checked. This policy holds inside them too.
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
 * The headers of a page (HD2).
 * @param nonce random, used for this answer only
 */
export function documentHeaders(nonce: string, policy: DocumentPolicy): Record<string, string | string[]> {
  return {
    'content-security-policy': [
      documentPolicy(nonce, policy),
      // Independent of the first: `strict-dynamic` makes the browser forget lists of hosts, this one does not. It has
      // no `report-to`, which would be counted as a duplicate directive.
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
