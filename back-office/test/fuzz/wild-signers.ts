import type { FastifyInstance } from 'fastify';
import { signature, type Headers } from '../testing/signed-client';
import type { SignedPerson } from '../testing/test-back-office';
import type { WildRequest } from './wild-request';

type Person = Pick<SignedPerson, 'email' | 'key'>;
type Role = Exclude<WildRequest['signer'], 'nobody' | 'forger'>;

/** Signs each request as a person of the role it wants; replaces a person whose session a request has ended. */
export interface WildSigners {
  headersFor(request: WildRequest): Promise<Headers>;
  /** The person who signed this request can no longer sign in. */
  lost(request: WildRequest): void;
}

export function wildSigners(newPerson: (role: Role) => Promise<Person>): WildSigners {
  const people = new Map<Role, Promise<Person>>();
  const personOf = (role: Role): Promise<Person> => {
    const known = people.get(role) ?? newPerson(role);
    people.set(role, known);
    return known;
  };
  return {
    headersFor: async ({ signer }) => {
      if (signer === 'nobody') return {};
      if (signer === 'forger') return signature('admin@intergestion.example', 'f'.repeat(40), new Date());
      const { email, key } = await personOf(signer);
      return signature(email, key, new Date());
    },
    lost: ({ signer }) => {
      if (signer !== 'nobody' && signer !== 'forger') people.delete(signer);
    },
  };
}

/** Sends the request without a socket, and times the answer. */
export async function sendWild(
  app: FastifyInstance,
  { method, url, headers, body }: WildRequest,
  signed: Headers,
): Promise<{ status: number; headers: Readonly<Record<string, unknown>>; text: string; ms: number }> {
  const started = performance.now();
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers, ...signed },
    ...(body === undefined ? {} : { payload: body }),
  });
  const ms = performance.now() - started;
  return { status: response.statusCode, headers: response.headers, text: response.body, ms };
}
