import { existsSync, readFileSync } from 'node:fs';
import { isSignature } from '@portal/host/signatures/ed25519';
import { asPublicKey, asSignature, releaseStatement } from '@portal/registry/ownership';
import { asText, orElse, readObject, shape } from '@portal/registry/read-json';
import type { BuiltRelease } from '../registry/built-release';
import { replaceFile } from '../locks/durable-file';
import { signatureFileOf } from '../registry/release-folders';
import type { SigningKey } from './signing-key';

/** Who signed a release, kept outside of it: the release itself never changes. */
export interface ReleaseSignature {
  /** Of the `remote.json` that was signed. */
  readonly digest: string;
  /** Public key, Ed25519 in base64url. */
  readonly key: string;
  /** Over `releaseStatement`. */
  readonly signature: string;
  /** ISO 8601. */
  readonly at?: string | undefined;
}

export const asReleaseSignature = shape<ReleaseSignature>({
  digest: asText,
  key: asPublicKey,
  signature: asSignature,
  at: orElse(asText, undefined),
});

export function signRelease({ release, digest }: BuiltRelease, key: SigningKey): ReleaseSignature {
  const signature = key.sign(releaseStatement(release, digest));
  return { digest, key: key.publicKey, signature, at: new Date().toISOString() };
}

/** Whether it is a signature of a release by one of these keys. */
export const isSignedBy = (
  { release, digest }: BuiltRelease,
  signature: string | undefined,
  keys: readonly string[],
): boolean =>
  signature !== undefined &&
  keys.some((key) => isSignature(key, signature, releaseStatement(release, digest)));

/** Whether it is a signature of these bytes, by the key that it names. */
export const fits = (built: BuiltRelease, { digest, signature, key }: ReleaseSignature): boolean =>
  digest === built.digest && isSignedBy(built, signature, [key]);

/** Keeps the signature of an uploaded release. */
export function keepSignature(
  dist: string,
  { name, version }: BuiltRelease['release'],
  signed: ReleaseSignature,
): void {
  replaceFile(signatureFileOf(dist, name, version), `${JSON.stringify(signed)}\n`);
}

/** The kept signature of an uploaded release, if it is one of these bytes. */
export function keptSignature(dist: string, built: BuiltRelease): ReleaseSignature | undefined {
  const { name, version } = built.release;
  const file = signatureFileOf(dist, name, version);
  if (!existsSync(file)) return undefined;
  try {
    const signed = asReleaseSignature(readObject(JSON.parse(readFileSync(file, 'utf8')), file), file);
    return fits(built, signed) ? signed : undefined;
  } catch {
    return undefined;
  }
}
