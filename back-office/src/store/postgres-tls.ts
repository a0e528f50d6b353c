import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { errorCode } from './error-code';

/** Whether and how a connection is encrypted; false: not at all. */
export type Encryption = ConnectionOptions | false;

/** An address without what it says of TLS, and the ways to try it, the first one first. */
export interface PostgresAddress {
  readonly url: string;
  readonly ways: readonly Encryption[];
}

const OURS = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'ssl', 'uselibpqcompat'];
const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;

/** Checks that an authority vouches for the server, not for its name. */
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
  // The drivers of other languages say it so.
  if (given === null) return parameters.get('ssl') === 'true' ? 'verify-full' : 'prefer';
  const mode = MODES.find((known) => known === given);
  if (mode !== undefined) return mode;
  throw new Error(`DATABASE_URL: sslmode=${given} is not one of ${MODES.join(', ')}.`);
}

/**
 * Reads what DATABASE_URL says of TLS, in the meaning that libpq gives to `sslmode`, `sslrootcert`, `sslcert` and
 * `sslkey` (PostgreSQL 17, chapter 32.19). Without an `sslrootcert`, `verify-full` asks the authorities that Node knows.
 * @throws Error one line, for a mode that there is not or a file that cannot be read
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
        // libpq: an authority that is named is asked.
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
