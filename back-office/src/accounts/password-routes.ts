import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer, writeOnce, type Answer, type AnsweredWrite } from '../http/idempotency';
import { refuseOtherMethods } from '../http/refuse-methods';
import type { Services } from '../http/services';
import { accessDenied, invalid, tooMany } from '../wire/api-problem';
import { Form } from '../wire/form';
import type { JsonObject } from '../wire/json-body';
import { sql, type Sql } from '../store/sql';
import { accountCalls, fieldsOf } from './account-calls';
import { addressBucket } from '../auth/address-bucket';
import { tokenHash } from '../auth/reset-links';
import { revokeSessions } from '../auth/sessions';

const SUCCESS: Answer = { status: 200, body: '{"success":true}', headers: {} };

/** Taking it for a change would sign devices out and alarm by mail, and leave the password that may be known. */
const SAME = {
  title: 'same password constraint',
  detail: 'The new password should differ from the current one.',
};

type Asked = FastifyRequest<{ Body: JsonObject }>;
const BODY_LIMIT = 16 * 1024;

/** Changing a password, and the two steps of resetting it by mail. */
export function passwordRoutes(app: FastifyInstance, services: Services): void {
  const { store, passwords, attempts, limits, post, now, frontWebsites, resetMinutes } = services;

  const once =
    (prepare: (request: Asked) => Promise<AnsweredWrite>) =>
    async (request: Asked, reply: FastifyReply): Promise<FastifyReply> =>
      sendAnswer(reply, await writeOnce(services, request, () => prepare(request)));

  const readNewPassword = (form: Form, field: string): string => {
    const password = form.requiredText(field, { max: 1000, keeps: 'all' });
    const problem = password === '' ? undefined : passwords.problem(password);
    if (problem) form.refuse(problem, field);
    return password;
  };

  /** A link with a lifetime longer than the maximum was made while the clock was ahead. */
  const lasts = (): Sql => sql`(expires_at > ${now()}::timestamptz
    and expires_at <= ${new Date(now().getTime() + 2 * resetMinutes * 60_000)}::timestamptz)`;

  /** The site that a link leads to: the requested one if it is listed, else our own. Never the `Host` header. */
  const siteOf = (wanted: string | null | undefined): string => {
    const [ours = 'http://127.0.0.1:8080'] = frontWebsites;
    if (!wanted || !URL.canParse(wanted)) return ours;
    const { origin } = new URL(wanted);
    return frontWebsites.includes(origin) ? origin : ours;
  };

  const ownPassword = { access: 'signed', subject: 'own_password', verb: 'update' } as const;
  app.post<{ Body: JsonObject }>(
    '/admin/api/customerUser/password/update',
    { config: { ...ownPassword, call: accountCalls.changePassword }, bodyLimit: BODY_LIMIT },
    once(async (request) => {
      const { caller } = request;
      const form = new Form(request.body, fieldsOf(accountCalls.changePassword));
      const id = form.id('id');
      const old = form.requiredText('old_password', { max: 1000, keeps: 'all' });
      const wanted = readNewPassword(form, 'new_password');
      if (wanted === old && !form.isRefused('new_password')) form.refuse(SAME, 'new_password');
      form.check();
      if (id !== undefined && id !== null && id !== caller.id) throw accessDenied();
      const bucket = `password:${caller.id}`;
      await attempts.begin(bucket, limits.passwordChange);
      const [person] = await store.rows<{ hash: string | null }>(
        sql`select password_hash as hash from customer_users where id = ${caller.id}`,
      );
      const isRight = await passwords.matches(old, person?.hash).catch(async (problem: unknown) => {
        await attempts.giveBack(bucket);
        throw problem;
      });
      if (!isRight) {
        const detail = "This value should be the user's current password.";
        throw invalid('user password constraint', detail, 'old_password');
      }
      await attempts.forget(bucket);
      const hashed = await passwords.hash(wanted);
      return async (tx) => {
        await tx.rows(sql`update customer_users set password_hash = ${hashed}, password_changed_at = ${now()}
          where id = ${caller.id}`);
        // Keep this session: the profile screen sends another call at the same time.
        await revokeSessions(tx, caller.id, caller.sessionId);
        await post.post(tx, caller.email, { kind: 'password-changed' });
        return SUCCESS;
      };
    }),
  );

  app.post<{ Body: JsonObject }>(
    '/admin/api/customerUser/password_reset/request',
    { config: { access: 'open', call: accountCalls.requestReset }, bodyLimit: BODY_LIMIT },
    once(async (request) => {
      const form = new Form(request.body, fieldsOf(accountCalls.requestReset));
      const email = form.email('email');
      const site = siteOf(form.text('front_website', { max: 2048 }));
      form.check();
      const wait = await attempts.take(addressBucket('reset', request.ip), limits.resetPerAddress);
      if (wait !== undefined) throw tooMany(wait);
      // Same two statements with or without an account, which is only looked up after the answer is sent.
      const isTooMuch = await attempts.take(`reset:${email.toLowerCase()}`, limits.resetPerAccount);
      return async (tx) => {
        if (isTooMuch === undefined) await post.post(tx, email, { kind: 'reset', site });
        return SUCCESS;
      };
    }),
  );

  app.post<{ Body: JsonObject }>(
    '/admin/api/customerUser/password_reset/reset',
    { config: { access: 'open', call: accountCalls.reset }, bodyLimit: BODY_LIMIT },
    once(async (request) => {
      const form = new Form(request.body, fieldsOf(accountCalls.reset));
      const token = form.requiredText('token', { max: 255 });
      const field = form.has('password') && !form.has('new_password') ? 'password' : 'new_password';
      const wanted = readNewPassword(form, field);
      // Without a password, the page asks whether its link is still valid before one is typed.
      if (form.has(field)) form.check();
      const wait = await attempts.take(addressBucket('reset-use', request.ip), limits.resetUse);
      if (wait !== undefined) throw tooMany(wait);
      const expired = invalid('token constraint', 'The reset token is invalid or has expired.', 'token');
      const hash = tokenHash(token);
      const [known] = await store.rows<{ password: string | null }>(sql`select password_hash as password
        from reset_tokens join customer_users on id = person_id
        where token_hash = ${hash} and used_at is null and ${lasts()}`);
      if (!known) throw expired;
      form.check();
      if (await passwords.matches(wanted, known.password)) throw invalid(SAME.title, SAME.detail, field);
      const hashed = await passwords.hash(wanted);
      return async (tx) => {
        // A single conditional update, so that a token can be used only once.
        const [used] = await tx.rows<{ person: number }>(sql`update reset_tokens set used_at = ${now()}
          where token_hash = ${hash} and used_at is null and ${lasts()} returning person_id as person`);
        if (!used) throw expired;
        const [person] = await tx.rows<{
          email: string;
        }>(sql`update customer_users set password_hash = ${hashed},
          password_changed_at = ${now()} where id = ${used.person} returning email`);
        await revokeSessions(tx, used.person);
        if (person) await post.post(tx, person.email, { kind: 'password-changed' });
        return SUCCESS;
      };
    }),
  );
  refuseOtherMethods(app, '/admin/api/customerUser/password/update', ['POST'], ownPassword);
  for (const step of ['request', 'reset'])
    refuseOtherMethods(app, `/admin/api/customerUser/password_reset/${step}`, ['POST'], { access: 'open' });
}
