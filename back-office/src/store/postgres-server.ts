import pg from 'pg';
import { errorCode, errorMessage } from './error-code';
import { readPostgresAddress, type Encryption } from './postgres-tls';

export interface PostgresServer {
  readonly config: Pick<pg.ClientConfig, 'connectionString' | 'ssl'>;
  readonly isPooled: boolean;
}

const ANSWER_MS = 10_000;
/** An unusual time-out: if it is still set, the session is ours alone. */
const ODD_MS = 5_217;
/** Errors that ask for another kind of connection; 28000 also means a refusal by pg_hba.conf. */
const OTHER_WAY = /does not support SSL|no pg_hba\.conf entry|SSL off|no encryption/i;
const REFUSED_PARAMETER = /startup parameter|statement_timeout/i;

/** Whether session settings persist between transactions. */
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
    // PgBouncer refuses unknown startup parameters; the server behind it is reachable all the same.
    if (!REFUSED_PARAMETER.test(errorMessage(problem))) throw problem;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

const isOtherWay = (problem: unknown): boolean =>
  errorCode(problem) === '28000' || OTHER_WAY.test(errorMessage(problem));

const CERTIFICATE = /certificate|altnames|CERT_|SELF_SIGNED|UNABLE_TO_VERIFY/i;

/** What failed, and how to fix it in case of a certificate. */
function explain(problem: unknown): string {
  const said = errorMessage(problem);
  return CERTIFICATE.test(said) || CERTIFICATE.test(errorCode(problem) ?? '')
    ? `its certificate is not trusted (${said}): name its authority by sslrootcert=, or choose another sslmode.`
    : said;
}

/**
 * With or without TLS as `sslmode` says; a pooler in transaction mode is known by settings that do not last.
 * @throws Error with one line, without the password
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
