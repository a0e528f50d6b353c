import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { digestOf } from '../../src/auth/username-token';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  /** Parsed JSON, or '' when empty. */
  readonly body: unknown;
  readonly text: string;
}

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT';
export type Headers = Readonly<Record<string, string>>;

export interface Client {
  send(method: Method, path: string, body?: unknown, headers?: Headers): Promise<Reply>;
  get(path: string, headers?: Headers): Promise<Reply>;
  post(path: string, body: unknown, headers?: Headers): Promise<Reply>;
  patch(path: string, body: unknown, headers?: Headers): Promise<Reply>;
  remove(path: string): Promise<Reply>;
}

/** Sends requests without listening; `sign` gives the headers of each. */
export function clientOf(app: FastifyInstance, sign: () => Headers): Client {
  const send: Client['send'] = async (method, path, body, headers = {}) => {
    const response = await app.inject({
      method,
      url: path,
      headers: {
        ...sign(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type']).includes('json') && response.body !== '';
    const parsed: unknown = isJson ? JSON.parse(response.body) : response.body;
    return { status: response.statusCode, headers: response.headers, body: parsed, text: response.body };
  };
  return {
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    remove: (path) => send('DELETE', path),
  };
}

export function signature(email: string, key: string, at: Date): Headers {
  const nonce = Buffer.from(randomBytes(8).toString('hex')).toString('base64');
  const created = at.toISOString().replace(/\.\d+Z$/, 'Z');
  const digest = digestOf(nonce, created, key);
  return {
    'x-wsse': `UsernameToken Username="${email}", PasswordDigest="${digest}", Nonce="${nonce}", Created="${created}"`,
  };
}
