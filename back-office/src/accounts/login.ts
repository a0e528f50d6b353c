import { refuseOtherMethods } from '../http/refuse-methods';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../http/services';
import { accessDenied, ApiProblem, type Problem } from '../wire/api-problem';
import { refuseExtraFields } from '../wire/form';
import { tidy } from '../wire/storable-text';
import { isObject, type JsonObject } from '../wire/json-body';
import { accountCalls } from './account-calls';
import { sql } from '../store/sql';
import { addressBucket } from '../auth/address-bucket';
import { readUsernameToken } from '../auth/username-token';

const FAILED = 'The user authentication fails. Reason:';
const CREDENTIALS = ['email', 'password', 'stayConnected'];
const MAX_LENGTH = 255;
const TOO_LONG = [
  'length constraint',
  `This value is too long. It should have ${MAX_LENGTH} characters or less.`,
] as const;

interface Account {
  readonly id: number;
  readonly hash: string | null;
  readonly open: boolean;
}

interface Buckets {
  readonly perAddress: string;
  readonly perAccount: string;
}

const refused = (reason: string): ApiProblem => accessDenied(`${FAILED} ${reason}`);

/** Same answer for an unknown e-mail and for a wrong password. */
class WrongCredentials extends ApiProblem {
  constructor() {
    super(403, refused('Invalid user name or password.').problems);
  }
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly staysConnected: boolean;
}

/** Fields in `meta` or bare. An Oro refuses `stayConnected`: the portal sends `Prefer: stay-connected`. */
function readCredentials({ body, headers }: FastifyRequest<{ Body: JsonObject }>): Credentials {
  const inner = body['meta'];
  const meta = isObject(inner) ? inner : body;
  if (isObject(inner)) refuseExtraFields(body, ['meta']);
  refuseExtraFields(meta, CREDENTIALS);
  const problems: Problem[] = [];
  const refuse = (title: string, detail: string, field: string): void => {
    problems.push({ title, detail, source: `/meta/${field}` });
  };
  const text = (field: string): string => {
    const value = meta[field];
    // NUL cannot be stored, so no e-mail contains it: replace it, and treat the result as an unknown e-mail.
    if (typeof value === 'string' && value.length > MAX_LENGTH) refuse(...TOO_LONG, field);
    else if (typeof value === 'string' && value !== '') return value.replaceAll('\0', '\uFFFD');
    else refuse('not blank constraint', 'This value should not be blank.', field);
    return '';
  };
  const credentials = { email: tidy(text('email')), password: text('password') };
  const stays = meta['stayConnected'] ?? false;
  if (typeof stays !== 'boolean') refuse('form constraint', 'This value is not valid.', 'stayConnected');
  if (problems.length > 0) throw new ApiProblem(400, problems);
  const prefers = String(headers['prefer'])
    .split(/[,;]/)
    .some((one) => one.trim() === 'stay-connected');
  return { ...credentials, staysConnected: prefers || stays === true };
}

/** Login issues the key that signs calls, logout revokes it. Unknown e-mail or wrong password: one answer. */
export function loginRoutes(app: FastifyInstance, services: Services): void {
  const { store, passwords, sessions, attempts, limits, now } = services;

  /** Counts a failure before checking the password, so that parallel attempts cannot exceed the limit. */
  const judged = async (buckets: Buckets, judge: () => Promise<Account>): Promise<Account> => {
    const { perAddress, perAccount } = buckets;
    await attempts.begin(perAddress, limits.loginPerAddress);
    try {
      await attempts.begin(perAccount, limits.loginPerAccount);
    } catch (problem) {
      await attempts.giveBack(perAddress);
      throw problem;
    }
    try {
      const account = await judge();
      await attempts.forget(perAccount);
      await attempts.giveBack(perAddress);
      return account;
    } catch (problem) {
      if (!(problem instanceof WrongCredentials))
        await Promise.all([perAddress, perAccount].map(attempts.giveBack));
      throw problem;
    }
  };

  const find = async (email: string, password: string): Promise<Account> => {
    const [account] =
      await store.rows<Account>(sql`select id, password_hash as hash, (enabled and confirmed) as open
      from customer_users where lower(email) = lower(${email}::text)`);
    if (!(await passwords.matches(password, account?.hash)) || !account) throw new WrongCredentials();
    return account;
  };

  /** Rehashes a password whose hash uses outdated parameters, unless the server is busy. */
  const renewHash = async ({ id, hash }: Account, password: string): Promise<void> => {
    if (hash === null || !passwords.isOutdated(hash)) return;
    const renewed = await passwords.hash(password).catch(() => undefined);
    if (renewed === undefined) return;
    await store.rows(sql`update customer_users set password_hash = ${renewed}
      where id = ${id} and password_hash = ${hash}`);
  };

  const closeFormer = async (request: FastifyRequest): Promise<void> => {
    const token = readUsernameToken(request.headers['x-wsse']);
    if (!token) return;
    const former = await sessions.verify(token, true, now());
    if (typeof former !== 'string') await sessions.close(former.sessionId);
  };

  const signIn = async (request: FastifyRequest<{ Body: JsonObject }>): Promise<string> => {
    const { email, password, staysConnected } = readCredentials(request);
    const perAccount = `${addressBucket('login', request.ip)}|${email.toLowerCase()}`;
    const buckets = { perAddress: addressBucket('login', request.ip), perAccount };
    const account = await judged(buckets, () => find(email, password));
    if (!account.open) throw refused('Account is locked.');
    await renewHash(account, password);
    await closeFormer(request);
    return store.transaction(async (tx) => {
      await tx.rows(sql`update customer_users set last_login = ${now()}, login_count = login_count + 1
        where id = ${account.id}`);
      return sessions.open(tx, account.id, staysConnected, now());
    });
  };

  app.post<{ Body: JsonObject }>(
    '/api/login',
    { config: { access: 'open', isJsonApi: true, call: accountCalls.login }, bodyLimit: 16 * 1024 },
    async (request, reply) => {
      const apiKey = await signIn(request);
      // A Buffer, because Fastify adds a charset to strings, and JSON:API's media type has no parameters.
      return reply.type('application/vnd.api+json').send(Buffer.from(JSON.stringify({ meta: { apiKey } })));
    },
  );

  app.post(
    '/api/logout',
    { config: { access: 'signed', isBodyless: true, call: accountCalls.logout } },
    async (request, reply) => {
      await sessions.close(request.caller.sessionId);
      return reply.code(204).send();
    },
  );
  refuseOtherMethods(app, '/api/login', ['POST'], { access: 'open' });
  refuseOtherMethods(app, '/api/logout', ['POST'], { access: 'signed' });
}
