import { createHash } from 'node:crypto';

/** A weak ETag: the length in bytes (hexadecimal) and the start of the SHA-1. */
export function weakEtag(body: string): string {
  const hash = createHash('sha1').update(body).digest('base64').slice(0, 27);
  return `W/"${Buffer.byteLength(body).toString(16)}-${hash}"`;
}

/** Whether an `If-None-Match` header matches (weak comparison, RFC 9110 section 13.1.2), for a 304. */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => opaque(tag) === opaque(etag));
}
