import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../app/services';
import { accessDenied, invalid, tooMany } from '../http/api-problem';
import { Form } from '../http/form';
import type { JsonObject } from '../http/json-body';
import { passwordChangedMail, resetMail } from '../mail/messages';
import { sql } from '../store/sql';
import { passwordProblem } from './password-policy';
import { revokeSessions } from './sessions';

const TOKEN_BYTES = 32;
const TOKEN_LIFETIME_MINUTES = 20;
const SUCCESS = { success: true };
const BODY_LIMIT = 16 * 1024;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The form's own check of a new password, noted beside the field. */
function readNewPassword(form: Form, field: string): string {
  const password = form.requiredText(field, { max: 1000 });
  const problem = password === '' ? undefined : passwordProblem(password);
  if (problem) form.refuse(problem, field);
  return password;
}

/** Changing one's password, and the two steps of getting a new one by mail. */
export function passwordRoutes(app: FastifyInstance, services: Services): void {
  const { store, passwords, attempts, limits, post, now, frontWebsites } = services;

  /** The site a link leads to: the one asked for when it is ours, else our own. Never what `Host` says. */
  const siteOf = (wanted: string | null | undefined): string => {
    const [ours = 'http://127.0.0.1:8080'] = frontWebsites;
    if (!wanted || !URL.canParse(wanted)) return ours;
    const { origin } = new URL(wanted);
    return frontWebsites.includes(origin) ? origin : ours;
  };

  app.post<{ Body: JsonObject }>(
    '/admin/api/customerUser/password/update',
    { config: { access: 'signed', subject: 'own_password', verb: 'update' }, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { caller } = request;
      const form = new Form(request.body, ['id', 'old_password', 'new_password']);
      const id = form.id('id');
      const old = form.requiredText('old_password', { max: 1000 });
      const wanted = readNewPassword(form, 'new_password');
      form.check();
      if (id !== undefined && id !== null && id !== caller.id) throw accessDenied();
      const bucket = `password:${caller.id}`;
      await attempts.check(bucket, limits.passwordChange);
      const [person] = await store.rows<{ hash: string | null }>(
        sql`select password_hash as hash from customer_users where id = ${caller.id}`,
      );
      if (!(await passwords.matches(old, person?.hash))) {
        await attempts.add(bucket, limits.passwordChange);
        const detail = "This value should be the user's current password.";
        throw invalid('user password constraint', detail, 'old_password');
      }
      const hashed = await passwords.hash(wanted);
      await store.transaction(async (tx) => {
        await tx.rows(sql`update customer_users set password_hash = ${hashed}, password_changed_at = ${now()}
          where id = ${caller.id}`);
        // The session that changed it goes on: the profile screen sends another call at the same time.
        await revokeSessions(tx, caller.id, caller.sessionId);
        await post.post(tx, passwordChangedMail(caller.email));
      });
      void post.deliver();
      return SUCCESS;
    },
  );

  app.post<{ Body: JsonObject }>(
    '/admin/api/customerUser/password_reset/request',
    { config: { access: 'open' }, bodyLimit: BODY_LIMIT },
    async (request) => {
      const form = new Form(request.body, ['email', 'front_website']);
      const email = form.email('email');
      const site = siteOf(form.text('front_website', { max: 2048 }));
      form.check();
      const wait = await attempts.take(`reset:${request.ip}`, limits.resetPerAddress);
      if (wait !== undefined) throw tooMany(wait);
      const token = randomBytes(TOKEN_BYTES).toString('base64url');
      const isTooMuch = await attempts.take(`reset:${email.toLowerCase()}`, limits.resetPerAccount);
      if (isTooMuch === undefined) {
        await store.transaction(async (tx) => {
          const [person] = await tx.rows<{
            id: number;
            email: string;
            first: string;
          }>(sql`select id, email, first_name as first
            from customer_users where lower(email) = lower(${email}::text) and enabled`);
          if (!person) return;
          const expires = new Date(now().getTime() + TOKEN_LIFETIME_MINUTES * 60_000);
          await tx.rows(sql`delete from reset_tokens where person_id = ${person.id}`);
          await tx.rows(
            sql`insert into reset_tokens values (${hashOf(token)}, ${person.id}, ${expires}, null)`,
          );
          const link = `${site}/password/reset/token=${token}`;
          await post.post(tx, resetMail(person.email, person.first, link, TOKEN_LIFETIME_MINUTES));
        });
      }
      void post.deliver();
      return SUCCESS;
    },
  );

  app.post<{ Body: JsonObject }>(
    '/admin/api/customerUser/password_reset/reset',
    { config: { access: 'open' }, bodyLimit: BODY_LIMIT },
    async (request) => {
      const form = new Form(request.body, ['token', 'new_password', 'password']);
      const token = form.requiredText('token', { max: 255 });
      const wanted = readNewPassword(
        form,
        form.has('password') && !form.has('new_password') ? 'password' : 'new_password',
      );
      form.check();
      const wait = await attempts.take(`reset-token:${request.ip}`, limits.resetPerAddress);
      if (wait !== undefined) throw tooMany(wait);
      const expired = invalid('token constraint', 'The reset token is invalid or has expired.', 'token');
      const hash = hashOf(token);
      const [known] = await store.rows(sql`select 1 from reset_tokens
        where token_hash = ${hash} and used_at is null and expires_at > ${now()}`);
      if (!known) throw expired;
      const hashed = await passwords.hash(wanted);
      await store.transaction(async (tx) => {
        // One conditional update: of many uses of a token one wins.
        const [used] = await tx.rows<{ person: number }>(sql`update reset_tokens set used_at = ${now()}
          where token_hash = ${hash} and used_at is null and expires_at > ${now()} returning person_id as person`);
        if (!used) throw expired;
        const [person] = await tx.rows<{
          email: string;
        }>(sql`update customer_users set password_hash = ${hashed},
          password_changed_at = ${now()} where id = ${used.person} returning email`);
        await revokeSessions(tx, used.person);
        if (person) await post.post(tx, passwordChangedMail(person.email));
      });
      void post.deliver();
      return SUCCESS;
    },
  );
}
