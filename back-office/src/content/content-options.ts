import type { Services } from '../http/services';
import { addressBucket } from '../auth/address-bucket';
import { defaults } from '../../reference-data/defaults';
import { sql } from '../store/sql';
import type { ContentServiceOptions } from './content-service';

type Needed = Pick<Services, 'store' | 'now' | 'attempts' | 'limits' | 'post'>;

/** Connects the content service to the database, the mailer and the limits of the back office. */
export function contentOptions(
  { store, now, attempts, limits, post }: Needed,
  folder: string,
): ContentServiceOptions {
  return {
    folder,
    now,
    contactRecipient: defaults.supervisorEmail,
    saveMessage: async (message, receivedAt) => {
      await store.rows(sql`insert into contact_messages (item, created_at)
        values (${JSON.stringify(message)}::text::jsonb, ${receivedAt})`);
    },
    sendMail: ({ to, ...mail }) => post.post(store, to, { kind: 'plain', ...mail }),
    limitContact: async (request) => {
      const wait = await attempts.take(addressBucket('contact', request.ip), limits.contact);
      return wait === undefined ? undefined : { limit: limits.contact.count, retryAfterSeconds: wait };
    },
  };
}
