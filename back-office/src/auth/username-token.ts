import { createHash, timingSafeEqual } from 'node:crypto';

/** The parts of an `X-WSSE` header (reference of the wire, section 2). */
export interface UsernameToken {
  readonly username: string;
  readonly digest: string;
  readonly nonce: string;
  /** As sent: it is part of the digest, byte for byte. */
  readonly created: string;
}

const MAX_HEADER = 2_000;
const CREATED = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:?\d{2})?$/;
/** 8 to 64 bytes. */
const BASE64 = /^[A-Za-z0-9+/]{11,86}={0,2}$/;
const DIGEST = /^[A-Za-z0-9+/]{27}=$/;
const SCHEME = /^UsernameToken /;
// oxlint-disable-next-line no-control-regex -- no header of HTTP has them, and a database refuses NUL
const PART = /^ *(Username|PasswordDigest|Nonce|Created)="([^"\u0000-\u001f\u007f]{1,320})" *$/;
const PARTS = 4;

/** `UsernameToken` and its four parts, each once, in any order; undefined for anything else, or ambiguous. */
export function readUsernameToken(header: string | readonly string[] | undefined): UsernameToken | undefined {
  if (typeof header !== 'string' || header.length > MAX_HEADER || !SCHEME.test(header)) return undefined;
  const parts = header.replace(SCHEME, '').split(',');
  const values = new Map(
    parts.flatMap((part) => {
      const [, key, value] = PART.exec(part) ?? [];
      return key === undefined || value === undefined ? [] : [[key, value] as const];
    }),
  );
  if (parts.length !== PARTS || values.size !== PARTS) return undefined;
  const token = {
    username: values.get('Username') ?? '',
    digest: values.get('PasswordDigest') ?? '',
    nonce: values.get('Nonce') ?? '',
    created: values.get('Created') ?? '',
  };
  const isPlausible = DIGEST.test(token.digest) && BASE64.test(token.nonce) && CREATED.test(token.created);
  return isPlausible ? token : undefined;
}

/** Creation time in milliseconds since 1970; a time without an offset is UTC. */
export function createdAt({ created }: UsernameToken): number {
  const text = created.replace(' ', 'T');
  return Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(text) ? text : `${text}Z`);
}

const sha1 = (nonce: Buffer, created: string, key: string): Buffer =>
  createHash('sha1').update(nonce).update(created).update(key).digest();

/** `base64(SHA-1(base64decode(Nonce) + Created + key))`. */
export const digestOf = (nonce: string, created: string, key: string): string =>
  sha1(Buffer.from(nonce, 'base64'), created, key).toString('base64');

/** The nonce bytes that were hashed with `key`, decoded or not, as clients differ. In constant time. */
export function signedNonce(token: UsernameToken, key: string): Buffer | undefined {
  const given = Buffer.from(token.digest, 'base64');
  const forms = [Buffer.from(token.nonce, 'base64'), Buffer.from(token.nonce, 'utf8')];
  const matching = forms.filter((nonce) => {
    const form = sha1(nonce, token.created, key);
    return form.length === given.length && timingSafeEqual(form, given);
  });
  return matching[0];
}
