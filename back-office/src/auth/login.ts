import type {} from '../http/request-identity';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../app/services';
import { ApiProblem, type Problem } from '../http/api-problem';
import type { JsonObject } from '../http/json-body';
import { sql } from '../store/sql';

const FAILED = 'The user authentication fails. Reason:';
const MAX_LENGTH = 255;

interface Account {
  readonly id: number;
  readonly hash: string | null;
  readonly open: boolean;
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refused = (reason: string): ApiProblem =>
  new ApiProblem(403, [{ title: 'access denied exception', detail: `${FAILED} ${reason}` }]);

/** The body is `{"meta":{email, password, stayConnected?}}`; the plain form without `meta` is taken too. */
function readCredentials(body: JsonObject): { email: string; password: string; staysConnected: boolean } {
  const meta = isObject(body['meta']) ? body['meta'] : body;
  const problems: Problem[] = [];
  const text = (field: string): string => {
    const value = meta[field];
    // A NUL cannot be stored, so nobody's name has one: replaced, it is a wrong name like any other.
    if (typeof value === 'string' && value !== '' && value.length <= MAX_LENGTH)
      return value.replaceAll('\0', '\uFFFD');
    problems.push({
      title: 'not blank constraint',
      detail: 'This value should not be blank.',
      source: `/meta/${field}`,
    });
    return '';
  };
  const credentials = { email: text('email'), password: text('password') };
  if (problems.length > 0) throw new ApiProblem(400, problems);
  return { ...credentials, staysConnected: meta['stayConnected'] === true };
}

/**
 * `POST /api/login` gives the key that signs everything else; `POST /api/logout` takes it back. The same answer, after
 * the same time, for an unknown e-mail and a wrong password.
 */
export function loginRoutes(app: FastifyInstance, services: Services): void {
  const { store, passwords, sessions, attempts, limits, now } = services;

  const signIn = async (request: FastifyRequest<{ Body: JsonObject }>): Promise<string> => {
    const { email, password, staysConnected } = readCredentials(request.body);
    const perAccount = `login:${email.toLowerCase()}|${request.ip}`;
    const perAddress = `login:${request.ip}`;
    await attempts.check(perAccount, limits.loginPerAccount);
    await attempts.check(perAddress, limits.loginPerAddress);
    const [account] =
      await store.rows<Account>(sql`select id, password_hash as hash, (enabled and confirmed) as open
      from customer_users where lower(email) = lower(${email}::text)`);
    if (!(await passwords.matches(password, account?.hash)) || !account) {
      await attempts.add(perAccount, limits.loginPerAccount);
      await attempts.add(perAddress, limits.loginPerAddress);
      throw refused('Invalid user name or password.');
    }
    if (!account.open) throw refused('Account is locked.');
    await attempts.forget(perAccount);
    return store.transaction(async (tx) => {
      await tx.rows(sql`update customer_users set last_login = ${now()}, login_count = login_count + 1
        where id = ${account.id}`);
      return sessions.open(tx, account.id, staysConnected, now());
    });
  };

  app.post<{ Body: JsonObject }>(
    '/api/login',
    { config: { access: 'open', isJsonApi: true }, bodyLimit: 16 * 1024 },
    async (request, reply) => {
      const apiKey = await signIn(request);
      return reply.type('application/vnd.api+json').send(JSON.stringify({ meta: { apiKey } }));
    },
  );

  app.post('/api/logout', { config: { access: 'signed', isBodyless: true } }, async (request, reply) => {
    await sessions.close(request.caller.sessionId);
    return reply.code(204).send();
  });
}
