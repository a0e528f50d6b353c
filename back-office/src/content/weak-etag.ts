import { createHash } from 'node:crypto';

/** The weak validator of a body: its length in bytes (hexadecimal) and the start of its SHA-1. */
export function weakEtag(body: string): string {
  const hash = createHash('sha1').update(body).digest('base64').slice(0, 27);
  return `W/"${Buffer.byteLength(body).toString(16)}-${hash}"`;
}

/**
 * Tells whether an `If-None-Match` header names this validator (weak comparison, RFC 9110 section 13.1.2), so
 * that the answer may be 304.
 */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
