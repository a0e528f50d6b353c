import { createHmac, timingSafeEqual } from 'node:crypto';
import { isMailKind, type MailKind } from '@portal/domain/access';

/** What a link stops: one kind of mail to one person. */
export interface Stop {
  readonly person: number;
  readonly kind: MailKind;
}

/** Links that stop a kind of mail without signing in, and nothing else. */
export interface StopLinks {
  linkFor(person: number, kind: MailKind): string;
  /** What a token stops; undefined for one that we did not make. */
  read(token: string): Stop | undefined;
}

export const STOP_PATH = '/api/mails/stop';
const TOKEN = /^([1-9]\d{0,9})\.([a-z]+)\.([\w-]{43})$/;

/** `secret` is the server's; what it signs here begins with a purpose that nothing else has. */
export function createStopLinks(site: string, secret: string): StopLinks {
  const signatureOf = (person: number, kind: MailKind): string =>
    createHmac('sha256', secret)
      .update(`stop mails\n${String(person)}\n${kind}`)
      .digest('base64url');
  return {
    linkFor: (person, kind) => `${site}${STOP_PATH}/${String(person)}.${kind}.${signatureOf(person, kind)}`,
    read: (token) => {
      const [, id = '', kind, signature = ''] = TOKEN.exec(token) ?? [];
      if (!isMailKind(kind)) return undefined;
      const person = Number(id);
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(person, kind)));
      return isOurs ? { person, kind } : undefined;
    },
  };
}
