import pg from 'pg';
import { errorCode, errorMessage } from './error-code';
import { readPostgresAddress, type Encryption } from './postgres-tls';

/** A server that answered, and what is known of the way to it. */
export interface PostgresServer {
  readonly config: Pick<pg.ClientConfig, 'connectionString' | 'ssl'>;
  /** A pooler stands between, which gives a connection away after each transaction. */
  readonly isPooled: boolean;
}

const ANSWER_MS = 10_000;
/** A time that nobody has set already: whether it counts tells whether the session is ours. */
const ODD_MS = 5_217;
/** 28000 is what a server says that takes no connection of this kind from here (pg_hba.conf). */
const OTHER_WAY = /does not support SSL|no pg_hba\.conf entry|SSL off|no encryption/i;
const REFUSED_PARAMETER = /startup parameter|statement_timeout/i;

/** Whether a session keeps what is asked of it when it begins. */
async function keepsSession(config: PostgresServer['config']): Promise<boolean> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: ANSWER_MS, statement_timeout: ODD_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ setting: string }>(
      `select setting from pg_settings where name = 'statement_timeout'`,
    );
    return rows[0]?.setting === String(ODD_MS);
  } catch (problem) {
    // PgBouncer refuses the parameters that it was not told to pass over; its server is there all the same.
    if (!REFUSED_PARAMETER.test(errorMessage(problem))) throw problem;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const isOtherWay = (problem: unknown): boolean =>
  errorCode(problem) === '28000' || OTHER_WAY.test(errorMessage(problem));

const CERTIFICATE = /certificate|altnames|CERT_|SELF_SIGNED|UNABLE_TO_VERIFY/i;

/** What failed, and for a certificate what to do about it. */
function explain(problem: unknown): string {
  const said = errorMessage(problem);
  return CERTIFICATE.test(said) || CERTIFICATE.test(errorCode(problem) ?? '')
    ? `its certificate is not trusted (${said}): name its authority by sslrootcert=, or choose another sslmode.`
    : said;
}

/**
 * Looks for the server of an address: with TLS or without, as `sslmode` wants it, and whether a pooler in transaction
 * mode stands before it, which is recognised by a session that does not keep what it was told.
 * @param isPooled when somebody said so; undefined: found out
 * @throws Error one line, without the password of the address
 */
export async function findPostgres(address: string, isPooled?: boolean): Promise<PostgresServer> {
  const { url, ways } = readPostgresAddress(address);
  let refusal: unknown;
  for (const way of ways) {
    const config = { connectionString: url, ssl: way satisfies Encryption };
    try {
      const keeps = await keepsSession(config);
      return { config, isPooled: isPooled ?? !keeps };
    } catch (problem) {
      refusal = problem;
      if (!isOtherWay(problem)) break;
    }
  }
  throw new Error(`The database of DATABASE_URL does not answer: ${explain(refusal)}`, { cause: refusal });
}
