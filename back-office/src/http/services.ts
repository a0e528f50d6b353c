import type { FastifyBaseLogger } from 'fastify';
import type { Attempts } from '../auth/attempts';
import type { Holdings, Limits } from '../auth/limits';
import type { Passwords } from '../auth/passwords';
import type { Sessions } from '../auth/sessions';
import type { Mailer } from '../mail/mailer';
import type { Store } from '../store/store';

/** What the parts of the back office share. */
export interface Services {
  readonly store: Store;
  readonly now: () => Date;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly limits: Limits;
  readonly holdings: Holdings;
  readonly post: Mailer;
  readonly log: FastifyBaseLogger;
  /** A digest that only this portal can make, as 64 hexadecimal characters. */
  readonly fingerprintOf: (text: string) => string;
  /** Origins a reset link may lead to; the first one is used when the request names another. */
  readonly frontWebsites: readonly string[];
  /** How long a link to a new password lasts. */
  readonly resetMinutes: number;
  /** Status of a project once one of its propositions is accepted; null: it stays as it is. */
  readonly statusAfterAcceptance: string | null;
}
