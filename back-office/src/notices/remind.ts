import { daysBetween } from '@portal/domain/format';
import { parisDay, parisTime } from '../calendar/paris-time';
import type { Mailer } from '../mail/mailer';
import { REMINDED_OF, SENT } from '../../reference-data/statuses';
import type { Database } from '../store/database';
import { sql } from '../store/sql';
import { tell, type Notice } from './tell';
import { standingOfRow, WEIGHED, type WeighedRow } from './weighed';

/** Days before the last day of a proposition on which its applicant is reminded. */
const BEFORE_END = [1, 7];
/** Days after which an applicant is reminded of a file that waits for them. */
const AFTER_TURN = [20, 10, 3];
/** For one file, over its whole life. */
const MOST_PER_FILE = 3;
/** Hours of Paris between which reminders leave. */
const [FIRST_HOUR, LAST_HOUR] = [8, 20];
const DAY_MS = 24 * 3600 * 1000;
/** A file that waited longer while the portal was off is not reminded of any more. */
const FORGOTTEN_AFTER_DAYS = 60;

interface Candidate {
  readonly about: number;
  readonly person: number;
  readonly told: Date;
  readonly done: readonly string[];
}

interface Due extends Notice {
  readonly person: number;
}

/** Announced propositions that end soon, still wait, and were announced before the day of the reminder. */
async function endingSoon(database: Database, now: Date): Promise<Due[]> {
  const horizon = new Date(now.getTime() + (Math.max(...BEFORE_END) + 2) * DAY_MS);
  const rows = await database.rows<Candidate & WeighedRow & { until: Date }>(sql`
    select t.id as about, told.person_id as person, told.created_at as told, ${WEIGHED},
      array(select before.occasion from notices before where before.kind = 'ending' and before.about_id = t.id
        and before.person_id = told.person_id) as done
    from quotes t join notices told on told.kind = 'proposition' and told.about_id = t.id
      and told.person_id = t.customer_user_id
    join requests r on r.id = t.request_id
    where t.internal_status = ${SENT} and t.valid_until > ${now} and t.valid_until < ${horizon} order by t.id`);
  const waiting = rows.filter((row) => standingOfRow(row, now).isNew);
  return waiting.flatMap(({ about, person, told, until, done }) => {
    const lastDay = parisDay(until);
    const left = daysBetween(parisDay(now), lastDay);
    const step = BEFORE_END.find((days) => left <= days);
    if (step === undefined || daysBetween(parisDay(told), lastDay) <= step) return [];
    const occasion = String(step);
    return done.includes(occasion) ? [] : [{ notice: 'ending' as const, about, occasion, person }];
  });
}

/** Files that have waited for their applicant since the last time they were told so. */
async function stillWaiting(database: Database, now: Date): Promise<Due[]> {
  const oldest = new Date(now.getTime() - FORGOTTEN_AFTER_DAYS * DAY_MS);
  const rows = await database.rows<Candidate & { turn: string }>(sql`
    select turn.about_id as about, turn.person_id as person, turn.created_at as told, turn.occasion as turn,
      array(select before.occasion from notices before where before.kind = 'turn-reminder'
        and before.about_id = turn.about_id and before.person_id = turn.person_id) as done
    from notices turn join requests r on r.id = turn.about_id and r.customer_user_id = turn.person_id
    where turn.kind = 'turn' and turn.created_at > ${oldest}
      and r.internal_status = any(${REMINDED_OF}::text[])
      and turn.occasion::integer = (select max(latest.occasion::integer) from notices latest
        where latest.kind = 'turn' and latest.about_id = turn.about_id and latest.person_id = turn.person_id)
    order by turn.about_id`);
  return rows.flatMap(({ about, person, told, turn, done }) => {
    const waited = daysBetween(parisDay(told), parisDay(now));
    const step = AFTER_TURN.find((days) => waited >= days);
    if (step === undefined || done.length >= MOST_PER_FILE) return [];
    const occasion = `${turn}-${String(step)}`;
    return done.includes(occasion) ? [] : [{ notice: 'turn-reminder' as const, about, occasion, person }];
  });
}

/** Queues the reminders of the day, each once, from any instance; a day off is made up for on the next. */
export async function remind(database: Database, post: Pick<Mailer, 'post'>, now: Date): Promise<void> {
  const { hour } = parisTime(now);
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) return;
  const due = [...(await endingSoon(database, now)), ...(await stillWaiting(database, now))];
  for (const { person, ...notice } of due)
    await database.transaction((tx) => tell(tx, notice, [person], { post, now }));
}
