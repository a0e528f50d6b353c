/**
 * What people were told by mail, once per event, and the kinds of mail that a person stopped. Propositions that wait
 * for an answer count as announced, so that their applicants are reminded before they expire.
 */
export const notices = `
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
