import { wireTypes, type JsonSchema } from '../wire/json-schema';
import { bodyOf, exactly, once, type Call } from '../wire/call';
import { refTo, refusals } from '../wire/refusals';

const JSON_API = 'application/vnd.api+json';
const { text, integer } = wireTypes;
const email = { type: 'string', format: 'email' } as const;
const success = exactly({ success: { const: true } });
const flagged = { description: 'Done.', schema: success };

const loginRefused = (description: string) => ({
  description,
  schema: refTo('JsonApiProblems'),
  mediaType: JSON_API,
});

export const accountCalls = {
  login: {
    name: 'session.open',
    group: 'session',
    summary: 'Gives the key that signs everything else.',
    body: bodyOf(
      {
        meta: bodyOf({ email: text, password: text, stayConnected: wireTypes.boolean }, [
          'email',
          'password',
        ]),
      },
      ['meta'],
    ),
    bodyTypes: [JSON_API, 'application/json'],
    answers: {
      200: {
        description: 'The key: 40 hexadecimal characters.',
        mediaType: JSON_API,
        schema: exactly({ meta: exactly({ apiKey: { type: 'string', pattern: '^[0-9a-f]{40}$' } }) }),
      },
      400: loginRefused('An empty e-mail or password, or something else than those.'),
      403: loginRefused('Unknown e-mail, wrong password, or an account that is closed.'),
      413: loginRefused('The body is too large.'),
      415: loginRefused('The body is no JSON.'),
      429: { ...loginRefused('Too many attempts.'), headers: { 'Retry-After': 'Seconds to wait.' } },
      500: loginRefused('A mistake of the server.'),
      503: loginRefused('Busy, or the storage is away.'),
    },
  },
  logout: {
    name: 'session.close',
    group: 'session',
    summary: 'Ends the session that signs the call.',
    answers: { 204: { description: 'Ended.' }, ...refusals(400, 401, 413, 415) },
  },
  changePassword: {
    name: 'password.change',
    group: 'passwords',
    summary: 'Changes the password of the caller.',
    parameters: [once],
    body: bodyOf({ id: integer, old_password: text, new_password: text }, ['old_password', 'new_password']),
    answers: { 200: flagged, ...refusals(400, 401, 403, 413, 415, 422, 429) },
  },
  requestReset: {
    name: 'password.requestReset',
    group: 'passwords',
    summary: 'Sends a link that sets a new password; the same answer for any address.',
    parameters: [once],
    body: bodyOf({ email, front_website: text }, ['email']),
    answers: { 200: flagged, ...refusals(400, 413, 415, 422, 429) },
  },
  reset: {
    name: 'password.reset',
    group: 'passwords',
    summary:
      'Sets a new password with the token of the link, once. Without a password, refuses a dead link as such.',
    parameters: [once],
    body: bodyOf({ token: text, new_password: text, password: text }, ['token']),
    answers: { 200: flagged, ...refusals(400, 413, 415, 422, 429) },
  },
} as const satisfies Readonly<Record<string, Call>>;

export const fieldsOf = ({ body }: { readonly body: JsonSchema }): string[] => {
  const { properties } = body;
  return typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
};
