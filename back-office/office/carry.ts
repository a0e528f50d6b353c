import type { FastifyInstance } from 'fastify';
import { errorCode } from '../src/store/error-code';
import { Refusal } from './refusal';

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH';
  /** Path with query string. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body?: string;
}

export interface Reply {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

export type Carry = (call: Call) => Promise<Reply>;

/** Enough for three attachments on a slow connection. */
const PATIENCE_MS = 120_000;
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The connection was lost: whether the call arrived is unknown. */
export class LostConnection extends Refusal {}

/**
 * Calls the portal at an address.
 * @throws Refusal for an invalid address, or one that would send a password unencrypted over a network
 */
export function carryTo(address: string): Carry {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new Refusal(`--url "${address}" is not the address of a portal, such as https://portail.example.`);
  if (url.protocol === 'http:' && !LOOPBACK.test(url.hostname))
    throw new Refusal(`Over http:// your password would travel in clear: use https://${url.host}.`);
  const base = url.origin + url.pathname.replace(/\/+$/, '');
  return async ({ method, path, headers, body }) => {
    try {
      const response = await fetch(base + path, {
        method,
        headers,
        // Never forward credentials to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...(body === undefined ? {} : { body }),
      });
      return { status: response.status, headers: new Map(response.headers), text: await response.text() };
    } catch (problem) {
      throw explainSilence(base, problem);
    }
  };
}

function explainSilence(base: string, problem: unknown): Refusal {
  const cause =
    typeof problem === 'object' && problem !== null && 'cause' in problem ? problem.cause : undefined;
  if (errorCode(cause) === 'ECONNREFUSED' || errorCode(cause) === 'ENOTFOUND')
    return new Refusal(
      `No portal answers at ${base}. Start it (npm start), say where it is with --url, or work on its store with --as <e-mail of an administrator>.`,
    );
  return new LostConnection(`The connection to ${base} was lost: look whether it was done, then try again.`);
}

export const carryInto =
  (app: FastifyInstance): Carry =>
  async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    const all = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as const);
    return { status: answer.statusCode, headers: new Map(all), text: answer.body };
  };
