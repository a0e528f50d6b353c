import type { Call } from '../wire/call';
import type { JsonSchema } from '../wire/json-schema';

const page = (description: string) => ({
  description,
  mediaType: 'text/html',
  schema: { type: 'string' } as const satisfies JsonSchema,
});
const refused = { 404: page('We did not make this link, or its account is gone.') };

/** The link of a mail that stops mails of its kind; it is signed, and needs no session. */
export const stopCalls = {
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
