import type { Caller } from '../access/caller';
import type { Subject, Verb } from '../access/policies';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signer of the call; reading it on an unsigned call answers 401. */
    readonly caller: Caller;
    /** The same, or null where a signature is optional. */
    identity: Caller | null;
  }

  interface FastifyContextConfig {
    /**
     * 'open': no signature needed. 'signed': a valid signature. 'either': optional, but valid if present. The server
     * does not start with a route that lacks it.
     */
    access?: 'open' | 'signed' | 'either';
    /** For signed routes on data: the subject in `access/policies`. */
    subject?: Subject;
    verb?: Verb;
    /** Errors and bodies are JSON:API (login only). */
    isJsonApi?: boolean;
    isBodyless?: boolean;
    /** A single row of any size: an attached file. */
    isFile?: boolean;
    /** The same bytes go to all readers: a waiting connection costs no more than itself. */
    sharesBytes?: boolean;
  }
}

export type Access = 'open' | 'signed' | 'either';
