import type { Services } from '../http/services';
import { writeOnce } from '../http/idempotency';
import { takeSteadily } from '../auth/attempts';
import { addressBucket } from '../auth/address-bucket';
import { defaults } from '../../reference-data/defaults';
import { sql } from '../store/sql';
import type { ContentServiceOptions } from './content-service';

type Needed = Pick<Services, 'store' | 'now' | 'attempts' | 'limits' | 'post' | 'fingerprintOf'>;

export function contentOptions(
  { store, now, attempts, limits, post, fingerprintOf }: Needed,
  folder: string,
): ContentServiceOptions {
  return {
    folder,
    now,
    contactRecipient: defaults.supervisorEmail,
    once: (request, prepare) => writeOnce({ store, now, fingerprintOf }, request, prepare),
    saveMessage: async (message, receivedAt, within) => {
      await within.rows(sql`insert into contact_messages (item, created_at)
        values (${JSON.stringify(message)}::text::jsonb, ${receivedAt})`);
    },
    sendMail: ({ to, ...mail }) => post.post(store, to, { kind: 'plain', ...mail }),
    limitContact: async (request) => {
      const wait = await takeSteadily(attempts, addressBucket('contact', request.ip), limits.contact);
      return wait === undefined ? undefined : { limit: limits.contact.count, retryAfterSeconds: wait };
    },
  };
}
