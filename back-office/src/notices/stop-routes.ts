import type { FastifyInstance, FastifyReply } from 'fastify';
import { PLAIN_PAGE_HEADERS } from '../http/plain-page';
import type { Queryable } from '../store/database';
import { sql } from '../store/sql';
import type { Call } from '../wire/call';
import type { JsonSchema } from '../wire/json-schema';
import { STOP_PATH, type Stop, type StopLinks } from './stop-links';
import { stopPage, type StopPage } from './stop-page';

const page = (description: string) => ({
  description,
  mediaType: 'text/html',
  schema: { type: 'string' } as const satisfies JsonSchema,
});
const refused = { 404: page('We did not make this link, or its account is gone.') };

/** The link of a mail that stops mails of its kind; it is signed, and needs no session. */
const stopCalls = {
  ask: {
    name: 'mails.askToStop',
    group: 'mails',
    summary: 'A page with a button that stops a kind of mail. Reading it changes nothing.',
    answers: { 200: page('The page.'), ...refused },
  },
  stop: {
    name: 'mails.stop',
    group: 'mails',
    summary: 'Stops a kind of mail to one person (RFC 8058). Repeating it changes nothing.',
    body: {
      type: 'object',
      properties: { 'List-Unsubscribe': { const: 'One-Click' } },
      required: ['List-Unsubscribe'],
    },
    bodyTypes: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    answers: {
      200: page('Stopped.'),
      400: page('The body says something else.'),
      ...refused,
      503: page('The storage is away.'),
    },
  },
} as const satisfies Readonly<Record<string, Call>>;

interface StopRoutesOptions {
  readonly database: Queryable;
  readonly stopLinks: StopLinks;
  readonly now: () => Date;
}

/** Room for the one field of RFC 8058, also as `multipart/form-data`. */
const BODY_LIMIT = 4 * 1024;
/** `List-Unsubscribe=One-Click`, in either encoding of a form. */
const ONE_CLICK = /List-Unsubscribe(=|"\s+)One-Click/;
const STATUS: Readonly<Record<StopPage['state'], number>> = {
  asks: 200,
  stopped: 200,
  unknown: 404,
  failed: 503,
};

const send = (reply: FastifyReply, page: StopPage, status = STATUS[page.state]): FastifyReply =>
  reply.code(status).headers(PLAIN_PAGE_HEADERS).send(stopPage(page));

/** Repeating it changes nothing. @returns whether the account is there */
async function stopMails(database: Queryable, { person, kind }: Stop, now: Date): Promise<boolean> {
  const stopped = await database.rows(sql`update customer_users
    set stopped_mails = stopped_mails || ${kind}::text, version = version + 1, updated_at = ${now}
    where id = ${person} and not ${kind}::text = any(stopped_mails) returning id`);
  if (stopped.length > 0) return true;
  return (await database.rows(sql`select 1 from customer_users where id = ${person}`)).length > 0;
}

/**
 * The links below mails. Opening one changes nothing, since scanners open every link; its button, or the mail program
 * itself (RFC 8058), sends the POST that does. Register it in its own scope: it has its own body parser.
 */
export function stopRoutes(app: FastifyInstance, { database, stopLinks, now }: StopRoutesOptions): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, text, done) =>
    done(null, text),
  );
  const path = `${STOP_PATH}/:token`;
  type Route = { Params: { token: string }; Body: unknown };

  app.get<Route>(path, { config: { access: 'open', call: stopCalls.ask } }, (request, reply) => {
    const stop = stopLinks.read(request.params.token);
    return send(reply, stop ? { state: 'asks', kind: stop.kind } : { state: 'unknown' });
  });
  app.post<Route>(
    path,
    { config: { access: 'open', call: stopCalls.stop }, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const stop = stopLinks.read(request.params.token);
      if (!stop) return send(reply, { state: 'unknown' });
      // A POST that says something else was not meant for this.
      if (!ONE_CLICK.test(typeof request.body === 'string' ? request.body : ''))
        return send(reply, { state: 'asks', kind: stop.kind }, 400);
      let page: StopPage;
      try {
        const isThere = await stopMails(database, stop, now());
        page = isThere ? { state: 'stopped', kind: stop.kind } : { state: 'unknown' };
      } catch (problem) {
        request.log.error(problem, 'a kind of mail could not be stopped');
        page = { state: 'failed' };
      }
      return send(reply, page);
    },
  );
}
