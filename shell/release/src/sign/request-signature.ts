import { createHash, randomUUID } from 'node:crypto';
import { httpbis } from 'http-message-signatures';
import { isSignature } from '@portal/host/signatures/ed25519';
import type { SigningKey } from './signing-key';

/** Where a running portal takes releases and commands. */
export const COMMANDS_PATH = '/portal/commands';
export const UPLOADS_PATH = '/portal/uploads';

/** How long a signed request is good, and how far the clocks of two machines may differ. */
const LASTS_S = 300;
const TOLERANCE_S = 60;
/** For which portal, what and with which content: all of it is signed (RFC 9421). */
const FIELDS = ['@method', '@authority', '@path', '@query', 'content-digest'];
const PARAMETERS = ['created', 'expires', 'nonce', 'keyid', 'alg'];

/** The digest of a body as a header (RFC 9530). */
export const contentDigest = (body: Uint8Array): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** The headers that sign a request. */
export async function signedHeaders(
  method: string,
  url: URL,
  body: Uint8Array,
  key: SigningKey,
): Promise<Readonly<Record<string, string>>> {
  const { headers } = await httpbis.signMessage(
    {
      key: {
        id: key.publicKey,
        alg: 'ed25519',
        sign: (data) => Promise.resolve(Buffer.from(key.sign(data), 'base64')),
      },
      fields: FIELDS,
      params: PARAMETERS,
      paramValues: { nonce: randomUUID(), expires: new Date(Date.now() + LASTS_S * 1000) },
    },
    { method, url, headers: { 'content-digest': contentDigest(body) } },
  );
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

export interface ReceivedRequest {
  readonly method: string;
  /** As the client addressed it: `Host` and path with query. */
  readonly host: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Who signed a request, once. */
export interface RequestSigner {
  /** Public key, Ed25519 in base64url. */
  readonly publicKey: string;
  /** Unique to the request: a second one with it is a replay. */
  readonly nonce: string;
  /** Milliseconds since 1970, on the clock of the signer, which differs by minutes at most. */
  readonly createdAt: number;
}

/**
 * Verifies the signature of a request, without its body, whose digest is signed.
 * @returns undefined when it is unsigned, expired, or signed by another key than it says
 */
export async function signerOf(request: ReceivedRequest): Promise<RequestSigner | undefined> {
  let signer: RequestSigner | undefined;
  const { host, method } = request;
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  try {
    const url = new URL(request.url, `http://${host}`);
    // A whole address says its own host, whatever `Host` is: such a request was signed for another portal.
    if (url.pathname + url.search !== request.url) return undefined;
    const isGood = await httpbis.verifyMessage(
      {
        requiredFields: FIELDS,
        requiredParams: PARAMETERS,
        maxAge: LASTS_S,
        tolerance: TOLERANCE_S,
        notAfter: Math.floor(Date.now() / 1000) + TOLERANCE_S,
        keyLookup: ({ keyid, nonce, created }) => {
          const createdAt = created?.getTime();
          // What is no number would never be too old.
          if (keyid === undefined || nonce === undefined || !Number.isFinite(createdAt))
            return Promise.resolve(null);
          signer = { publicKey: keyid, nonce, createdAt: Number(createdAt) };
          return Promise.resolve({
            id: keyid,
            algs: ['ed25519'],
            verify: (data, signature) =>
              Promise.resolve(isSignature(keyid, signature.toString('base64'), data)),
          });
        },
      },
      { method, url, headers },
    );
    return isGood === true ? signer : undefined;
  } catch {
    // Expired, malformed, or without something that must be signed.
    return undefined;
  }
}
