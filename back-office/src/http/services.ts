import type { FastifyBaseLogger } from 'fastify';
import type { FileScanner } from '../attachments/scan-files';
import type { Attempts } from '../auth/attempts';
import type { Holdings, Limits } from '../auth/limits';
import type { Passwords } from '../auth/passwords';
import type { Sessions } from '../auth/sessions';
import type { NoticeLetter } from '../mail/mail';
import type { Mailer } from '../mail/mailer';
import type { NoticeFacts } from '../mail/notice-message';
import type { Queryable } from '../store/database';
import type { Store } from '../store/store';

export interface Services {
  readonly store: Store;
  /** Undefined: no scanner is set, and files are checked by their form alone. */
  readonly scanner: FileScanner | undefined;
  readonly now: () => Date;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly attempts: Attempts;
  readonly limits: Limits;
  readonly holdings: Holdings;
  readonly post: Mailer;
  /** What a notice would say now, in a transaction; undefined when it would not be sent. */
  readonly openNotice: (letter: NoticeLetter, within: Queryable) => Promise<NoticeFacts | undefined>;
  readonly log: FastifyBaseLogger;
  /** A digest keyed with the portal's secret, as 64 hexadecimal characters. */
  readonly fingerprintOf: (text: string) => string;
  /** Origins a reset link may point to; the first is the fallback when a request names another. */
  readonly frontWebsites: readonly string[];
  readonly resetMinutes: number;
  /** Status of a project after one of its propositions is accepted; null leaves it unchanged. */
  readonly statusAfterAcceptance: string | null;
}
