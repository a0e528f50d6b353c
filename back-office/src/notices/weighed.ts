import { standingOf, type Standing } from '@portal/domain/proposition';
import { sql } from '../store/sql';

/** A proposition as the domain weighs it. */
export interface WeighedRow {
  readonly status: string | null;
  readonly until: Date | null;
  readonly fileStatus: string | null;
  readonly acceptedInstead: string | null;
}

/** Its columns, of a proposition `t` and its project `r`. */
export const WEIGHED = sql`t.internal_status as status, t.valid_until as until, r.internal_status as "fileStatus",
  (select coalesce(o.po_number, o.id::text) from quotes o where o.request_id = t.request_id and o.id <> t.id
    and o.internal_status = 'accepted' order by o.id limit 1) as "acceptedInstead"`;

/** What it is for its applicant: mails say what screens say. */
export const standingOfRow = (
  { status, until, fileStatus, acceptedInstead }: WeighedRow,
  now: Date,
): Standing =>
  standingOf(
    {
      status,
      statusName: '',
      validUntil: until?.toISOString() ?? null,
      fileStatus,
      acceptedInstead: acceptedInstead ?? undefined,
    },
    now,
  );
