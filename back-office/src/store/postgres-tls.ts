import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { errorCode } from './error-code';

export type Encryption = ConnectionOptions | false;

/** An address without its TLS parameters, and the encryptions to try, in order. */
export interface PostgresAddress {
  readonly url: string;
  readonly ways: readonly Encryption[];
}

const OURS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'ssl', 'uselibpqcompat'];
const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;

/** Verifies the authority but not the server's name. */
const anyName = (): undefined => undefined;

function readPem(parameters: URLSearchParams, name: string): string | undefined {
  const file = parameters.get(name);
  if (file === null || (name === 'sslrootcert' && file === 'system')) return undefined;
  try {
    return readFileSync(file, 'utf8');
  } catch (problem) {
    throw new Error(
      `DATABASE_URL names a file that cannot be read: ${name}=${file} (${errorCode(problem) ?? 'unknown'}).`,
      { cause: problem },
    );
  }
}

function modeOf(parameters: URLSearchParams): (typeof MODES)[number] {
  const given = parameters.get('sslmode');
  // Other languages' drivers use `ssl=true`.
  if (given === null) return parameters.get('ssl') === 'true' ? 'verify-full' : 'prefer';
  const mode = MODES.find((known) => known === given);
  if (mode !== undefined) return mode;
  throw new Error(`DATABASE_URL: sslmode=${given} is not one of ${MODES.join(', ')}.`);
}

/**
 * TLS of DATABASE_URL as libpq reads it (PostgreSQL 17, 32.19); Node's authorities without `sslrootcert`.
 * @throws Error with one line, for an unknown mode or an unreadable file
 */
export function readPostgresAddress(address: string): PostgresAddress {
  const url = new URL(address);
  const parameters = new URLSearchParams(url.search);
  const mode = modeOf(parameters);
  const ca = readPem(parameters, 'sslrootcert');
  const cert = readPem(parameters, 'sslcert');
  const key = readPem(parameters, 'sslkey');
  for (const name of OURS) url.searchParams.delete(name);

  const own = { ...(cert === undefined ? {} : { cert }), ...(key === undefined ? {} : { key }) };
  const unchecked: Encryption = { ...own, rejectUnauthorized: false };
  const ways = (): readonly Encryption[] => {
    switch (mode) {
      case 'disable':
        return [false];
      case 'allow':
        return [false, unchecked];
      case 'prefer':
        return [unchecked, false];
      case 'require':
        // As in libpq: a given root certificate is verified.
        return [ca === undefined ? unchecked : { ...own, ca, checkServerIdentity: anyName }];
      case 'verify-ca':
        if (ca === undefined)
          throw new Error(
            'DATABASE_URL: sslmode=verify-ca needs sslrootcert=, the file of the authority; verify-full does without.',
          );
        return [{ ...own, ca, checkServerIdentity: anyName }];
      case 'verify-full':
        return [{ ...own, ...(ca === undefined ? {} : { ca }) }];
    }
  };
  return { url: url.href, ways: ways() };
}
