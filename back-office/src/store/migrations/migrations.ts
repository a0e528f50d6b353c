import { schema } from './schema-1';

export interface Migration {
  readonly version: number;
  readonly title: string;
  readonly script: string;
}

/** For a large network: a total needs an index-only scan over the columns of scope and filters. */
const indexesForTotals = `
-- Many rows to sort: a server that stops slow statements must not stop this one.
set local statement_timeout = 0;

create index requests_status_customer on requests (internal_status, customer_id, created_at, id);
create index requests_agent_status on requests (lower(s_email_agent), internal_status, created_at, id);
drop index requests_funded;
create index requests_financed on requests (updated_at, customer_id, s_email_agent) where internal_status = 'fonds_debloques';
create index quotes_status_customer on quotes (internal_status, customer_id, created_at, id);
create index customer_users_customer_roles on customer_users (customer_id, roles, id);
`;

/** The outbox keeps occasions, not texts: reset links are never stored. Waiting messages stay as they are. */
const letters = `
alter table outgoing_mails add column letter jsonb;
update outgoing_mails set letter = jsonb_build_object('kind', 'plain', 'subject', subject, 'text', body);
alter table outgoing_mails alter column letter set not null;
alter table outgoing_mails drop column subject, drop column body, drop column sent_at;

-- Housekeeping looks for what is old.
create index attempts_window on attempts (window_start);
create index sessions_used on sessions (last_used_at);
create index reset_tokens_expiry on reset_tokens (expires_at);
`;

/** A file may be outside the database, by its digest (0027); the release before uses `content`. */
const filesBesideTheDatabase = `
alter table files add column content_sha256 text;
create index files_by_content on files (content_sha256) where content_sha256 is not null;
`;

/** What people were told, once per event, and what they stopped. Waiting propositions count as announced. */
const notices = `
create table notices (
  kind text not null,            -- 'proposition', 'turn', 'turn-reminder', 'ending', 'answer', 'file'
  about_id integer not null,     -- the proposition ('proposition', 'ending', 'answer'), or the project
  occasion text not null,        -- which of the events of this kind: a version, a number of days
  person_id integer not null references customer_users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (kind, about_id, occasion, person_id)
);
create index notices_person on notices (person_id);
create index notices_created on notices (created_at);
alter table customer_users add column stopped_mails text[] not null default '{}';

insert into notices (kind, about_id, occasion, person_id, created_at)
select 'proposition', id, 'sent', customer_user_id, updated_at from quotes
where internal_status = 'draft' and customer_user_id is not null;
`;

/** All migrations, in order. Never edit a released one: add another. */
export const migrations: readonly Migration[] = [
  { version: 1, title: 'schema', script: schema },
  { version: 2, title: 'indexes for totals', script: indexesForTotals },
  { version: 3, title: 'letters in the outbox', script: letters },
  { version: 4, title: 'files beside the database', script: filesBesideTheDatabase },
  { version: 5, title: 'notices by mail', script: notices },
];
