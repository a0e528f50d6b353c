import type { Caller } from '../access/caller';
import type { Subject, Verb } from '../access/policies';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who signed the call; reading it on a call that nobody signed answers 401. */
    readonly caller: Caller;
    /** The same, or null where a signature is not needed. */
    identity: Caller | null;
  }

  interface FastifyContextConfig {
    /**
     * Who may come in at all. 'open': anybody. 'signed': with a valid signature. 'either': anybody, but a signature that
     * is there must be valid. A route without it stops the server from starting.
     */
    access?: 'open' | 'signed' | 'either';
    /** For signed routes on data: what of `access/policies` decides. */
    subject?: Subject;
    verb?: Verb;
    /** Errors and bodies are JSON:API (login only). */
    isJsonApi?: boolean;
    /** The call needs no body. */
    isBodyless?: boolean;
    /** One row, and yet of any size: a file that somebody attached. */
    isFile?: boolean;
    /** The same bytes go to everybody who asks: a connection that waits with them costs no more than itself. */
    sharesBytes?: boolean;
  }
}

export type Access = 'open' | 'signed' | 'either';
