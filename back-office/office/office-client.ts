import { randomBytes, randomUUID } from 'node:crypto';
import { digestOf } from '../src/auth/username-token';
import { isObject, type JsonObject } from '../src/wire/json-body';
import { LostConnection, type Call, type Carry, type Reply } from './carry';
import { explainRefusal, problemsIn, type FieldWords } from './explain-refusal';
import { Refusal } from './refusal';

/** A row as received: fields are read where they are used. */
export type Row = JsonObject;

export interface Item {
  readonly row: Row;
  /** For `If-Match`; undefined for rows without a version. */
  readonly etag: string | undefined;
}

/** Signed calls of one person. Every refusal is thrown as a `Refusal` with advice. */
export interface OfficeClient {
  /** A page of a list, and the total. */
  list(path: string): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
  /** @param what how to name it in errors: "request 42" */
  item(path: string, what: string): Promise<Item>;
  create(path: string, body: object, what: string, words?: FieldWords): Promise<Row>;
  change(path: string, body: object, seen: Item, what: string): Promise<Row>;
  /** Ends the session. */
  leave(): Promise<void>;
}

export interface Key {
  readonly email: string;
  readonly key: string;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly skewMs: number;
}

function parsed(reply: Reply): unknown {
  try {
    return JSON.parse(reply.text);
  } catch {
    throw new Refusal(explainRefusal({ ...reply, text: '' }, ''));
  }
}

const isFine = ({ status }: Reply): boolean => status >= 200 && status < 300;

/** Signs in with e-mail and password. @throws Refusal */
export async function signIn(carry: Carry, email: string, password: string): Promise<Key> {
  const reply = await carry({
    method: 'POST',
    path: '/api/login',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ meta: { email, password } }),
  });
  if (reply.status === 403 && problemsIn(reply.text).length > 0)
    throw new Refusal(`The portal does not know ${email} with this password, or the account is closed.`);
  if (!isFine(reply)) throw new Refusal(explainRefusal(reply, 'your account'));
  const body = parsed(reply);
  const meta = isObject(body) ? body['meta'] : undefined;
  const key = isObject(meta) ? meta['apiKey'] : undefined;
  if (typeof key !== 'string') throw new Refusal(explainRefusal({ ...reply, text: '' }, ''));
  const clock = Date.parse(reply.headers.get('date') ?? '');
  return { email, key, skewMs: Number.isNaN(clock) ? 0 : clock - Date.now() };
}

/** Headers that sign one call: a nonce can be used only once. */
function signature({ email, key, skewMs }: Key): Readonly<Record<string, string>> {
  const nonce = Buffer.from(randomBytes(8).toString('hex')).toString('base64');
  const created = new Date(Date.now() + skewMs).toISOString().replace(/\.\d+Z$/, 'Z');
  const digest = digestOf(nonce, created, key);
  return {
    authorization: 'WSSE profile="UsernameToken"',
    'x-wsse': `UsernameToken Username="${email}", PasswordDigest="${digest}", Nonce="${nonce}", Created="${created}"`,
  };
}

/** Calls `/admin/api` as a signed-in person. */
export function officeClient(carry: Carry, key: Key): OfficeClient {
  const send = (method: Call['method'], path: string, body?: object, headers = {}): Promise<Reply> =>
    carry({
      method,
      path,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...signature(key),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });

  /** Sends an idempotency key, so that a creation can be repeated after a lost connection. */
  const createOnce = async (path: string, body: object): Promise<Reply> => {
    const headers = { 'idempotency-key': randomUUID() };
    try {
      return await send('POST', path, body, headers);
    } catch (problem) {
      if (!(problem instanceof LostConnection)) throw problem;
      return send('POST', path, body, headers);
    }
  };

  const fine = (reply: Reply, what: string, words?: FieldWords): Reply => {
    if (isFine(reply)) return reply;
    throw new Refusal(explainRefusal(reply, what, words));
  };
  const rowIn = (reply: Reply): Row => {
    const body = parsed(reply);
    if (isObject(body)) return body;
    throw new Refusal(explainRefusal({ ...reply, text: '' }, ''));
  };

  return {
    list: async (path) => {
      const reply = fine(
        await send('GET', `/admin/api/${path}`, undefined, { 'x-include': 'totalCount' }),
        'such list',
      );
      const body = parsed(reply);
      if (!Array.isArray(body)) throw new Refusal(explainRefusal({ ...reply, text: '' }, ''));
      const rows = body.filter(isObject);
      return { rows, total: Number(reply.headers.get('x-include-total-count') ?? rows.length) };
    },
    item: async (path, what) => {
      const reply = fine(await send('GET', `/admin/api/${path}`), what);
      return { row: rowIn(reply), etag: reply.headers.get('etag') };
    },
    create: async (path, body, what, words) =>
      rowIn(fine(await createOnce(`/admin/api/${path}`, body), what, words)),
    change: async (path, body, { etag }, what) => {
      const headers = etag === undefined ? {} : { 'if-match': etag };
      return rowIn(fine(await send('PATCH', `/admin/api/${path}`, body, headers), what));
    },
    leave: async () => {
      await send('POST', '/api/logout', {});
    },
  };
}
