import { ROLE_IDS } from '../access/caller';
import type { NoticeKind } from '../mail/mail';
import type { Mailer } from '../mail/mailer';
import type { Queryable, Transaction } from '../store/database';
import { sql } from '../store/sql';
import { NOTICES, type NoticeRow } from './notice-table';

/** Where events are told: the outbox, in the transaction that makes them. */
export interface Teller {
  readonly post: Pick<Mailer, 'post'>;
  readonly now: Date;
}

export interface Notice {
  readonly notice: NoticeKind;
  /** Id of the proposition (`proposition`, `ending`, `answer`), or of the project. */
  readonly about: number;
  /** Which of the events of this kind: the same one is told to a person once. */
  readonly occasion: string;
}

/** Agencies above one another at most. */
const MAX_DEPTH = 20;

/** Queues a notice, once per person and occasion, from whichever instance; closed accounts are left out. */
export async function tell(
  tx: Queryable,
  { notice, about, occasion }: Notice,
  people: readonly number[],
  { post, now }: Teller,
): Promise<void> {
  if (people.length === 0) return;
  const told = await tx.rows<{ person: number; email: string }>(sql`with told as (
      insert into notices (kind, about_id, occasion, person_id, created_at)
      select ${notice}::text, ${about}::integer, ${occasion}::text, id, ${now}::timestamptz from customer_users
      where id = any(${people}::integer[]) and enabled and confirmed
      on conflict do nothing returning person_id
    ) select id as person, email from customer_users where id in (select person_id from told) order by id`);
  for (const { person, email } of told) await post.post(tx, email, { kind: 'notice', notice, person, about });
}

/** A proposition that is in front of its applicant from now on. */
export async function tellProposition(tx: Transaction, id: number, teller: Teller): Promise<void> {
  const rows = await tx.rows<{ person: number }>(sql`select customer_user_id as person from quotes
    where id = ${id} and customer_user_id is not null`);
  const people = rows.map(({ person }) => person);
  await tell(tx, { notice: 'proposition', about: id, occasion: 'sent' }, people, teller);
}

/** A project that came into its status: its applicant is told what the table has; a version tells such moments apart. */
export async function tellStatus(tx: Transaction, id: number, teller: Teller): Promise<void> {
  const [row] = await tx.rows<{ person: number | null; status: string | null; version: number }>(
    sql`select customer_user_id as person, internal_status as status, version from requests where id = ${id}`,
  );
  if (!row || row.person === null || row.status === null) return;
  for (const [notice, { onStatus = [] }] of Object.entries(NOTICES) as [NoticeKind, NoticeRow][])
    if (onStatus.includes(row.status))
      await tell(tx, { notice, about: id, occasion: String(row.version) }, [row.person], teller);
}

const STAFF: readonly number[] = [ROLE_IDS.AGENT, ROLE_IDS.DIRECTOR, ROLE_IDS.ADMIN];

const staffAt = (tx: Queryable, email: string, roles = STAFF): Promise<{ person: number }[]> =>
  tx.rows<{ person: number }>(sql`select id as person from customer_users
    where lower(email) = lower(${email}::text) and enabled and confirmed
      and roles[1] = any(${roles}::integer[])`);

/** A file that an agent follows from now on. @param author who gave it to them; nobody is told of their own doing */
export async function tellAgent(
  tx: Transaction,
  { project, email, author }: { readonly project: number; readonly email: string; readonly author: number },
  teller: Teller,
): Promise<void> {
  const agents = await staffAt(tx, email);
  const people = agents.map(({ person }) => person).filter((person) => person !== author);
  await tell(tx, { notice: 'file', about: project, occasion: 'assigned' }, people, teller);
}

/** Who looks after an agency: its directors, or else those of the next one above it that has any, or administrators. */
const lookingAfter = (tx: Queryable, agency: number | null): Promise<{ person: number }[]> =>
  tx.rows<{ person: number }>(sql`with recursive above as (
      select id, parent_id, 0 as height from customers where id = ${agency}::integer
      union select up.id, up.parent_id, above.height + 1 from customers up join above on up.id = above.parent_id
        where above.height < ${MAX_DEPTH}::integer
    ), staff as (
      select person.id as person, above.height, case when person.roles[1] = ${ROLE_IDS.DIRECTOR} then 0 else 1 end as rank
      from above join customer_users person on person.customer_id = above.id
      where person.enabled and person.confirmed
        and person.roles[1] = any(${[ROLE_IDS.DIRECTOR, ROLE_IDS.ADMIN]}::integer[])
    ), nearest as (select height, rank from staff order by height, rank limit 1)
    select distinct staff.person from staff join nearest using (height, rank) order by 1`);

interface Departure {
  readonly project: number;
  readonly email: string;
  readonly hasAgent: boolean;
  /** Who took it from its agent; nobody is told of their own doing. */
  readonly author: number;
}

/** A file that its agent does not follow any more: that agent, and without another one who looks after its agency. */
export async function tellLeft(
  tx: Transaction,
  { project, email, hasAgent, author }: Departure,
  teller: Teller,
): Promise<void> {
  const [file] = await tx.rows<{ agency: number | null; version: number }>(
    sql`select customer_id as agency, version from requests where id = ${project}`,
  );
  if (!file) return;
  // To a director or administrator it is not lost: their lists still have it.
  const former = await staffAt(tx, email, [ROLE_IDS.AGENT]);
  const after = hasAgent ? [] : await lookingAfter(tx, file.agency);
  const occasion = String(file.version);
  const others = (people: readonly { person: number }[]) =>
    people.map(({ person }) => person).filter((person) => person !== author);
  const left = others(former);
  await tell(tx, { notice: 'left', about: project, occasion }, left, teller);
  const agency = others(after).filter((person) => !left.includes(person));
  await tell(tx, { notice: 'unfollowed', about: project, occasion }, agency, teller);
}

/** An applicant's answer to a proposition: to the file's agent, or to who looks after its agency. */
export async function tellAnswer(tx: Transaction, id: number, teller: Teller): Promise<void> {
  const [file] = await tx.rows<{ agency: number | null; agent: string | null }>(sql`
    select q.customer_id as agency, r.s_email_agent as agent
    from quotes q left join requests r on r.id = q.request_id where q.id = ${id}`);
  if (!file) return;
  const agents = file.agent === null ? [] : await staffAt(tx, file.agent);
  const staff = agents.length > 0 ? agents : await lookingAfter(tx, file.agency);
  const people = staff.map(({ person }) => person);
  await tell(tx, { notice: 'answer', about: id, occasion: 'answered' }, people, teller);
}
