/**
 * The outbox stores the occasion of a message instead of its text: reset links are never stored, and are valid from
 * the moment they are sent. Messages already waiting are sent as they are.
 */
export const letters = `
alter table outgoing_mails add column letter jsonb;
update outgoing_mails set letter = jsonb_build_object('kind', 'plain', 'subject', subject, 'text', body);
alter table outgoing_mails alter column letter set not null;
alter table outgoing_mails drop column subject, drop column body, drop column sent_at;

-- Housekeeping looks for what is old.
create index attempts_window on attempts (window_start);
create index sessions_used on sessions (last_used_at);
create index reset_tokens_expiry on reset_tokens (expires_at);
`;
