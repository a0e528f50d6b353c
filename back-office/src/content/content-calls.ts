import { contactFieldNames } from './contact-message';
import { wireTypes } from '../wire/json-schema';
import { exactly, once, type AnswerShape, type Call, type Parameter } from '../wire/call';
import { refTo } from '../wire/refusals';

const query = (name: string, description: string): Parameter => ({
  name,
  in: 'query',
  description,
  schema: wireTypes.text,
});
const parameters = [
  query('fields', 'Comma list of the columns wanted.'),
  query('filter', '`filter[column][_eq]=value`.'),
  query('limit', 'How many; -1 is all.'),
  query('page', 'From 1.'),
];

const refused = (description: string): AnswerShape => ({ description, schema: refTo('ContentProblems') });
const refusals = {
  400: refused('Something in the call is wrong.'),
  401: refused('A token was sent: there is none here.'),
  403: refused('It is not there, or not for the public: the same answer.'),
  500: refused('A mistake of the server.'),
};
const unchanged = { description: 'Still what `If-None-Match` says.' };
const row = { type: 'object' } as const;
const etag = { ETag: 'Version of the answer, weak.' };
const file: AnswerShape = {
  description: 'The file.',
  mediaType: '*/*',
  schema: { type: 'string', contentEncoding: 'binary' },
  headers: { 'Last-Modified': 'When it was changed.' },
};

const asset = {
  group: 'content',
  parameters: [query('download', 'There: as a download.')],
  answers: { 200: file, 304: unchanged, ...refusals },
} as const;

export const contentCalls = {
  list: {
    name: 'content.list',
    group: 'content',
    summary: 'Rows of a collection.',
    parameters,
    answers: {
      200: {
        description: 'The rows.',
        schema: exactly({ data: { type: 'array', items: row } }),
        headers: etag,
      },
      304: unchanged,
      ...refusals,
    },
  },
  item: {
    name: 'content.item',
    group: 'content',
    summary: 'One row of a collection.',
    parameters: parameters.slice(0, 1),
    answers: {
      200: { description: 'The row.', schema: exactly({ data: row }), headers: etag },
      304: unchanged,
      ...refusals,
    },
  },
  asset: { ...asset, name: 'content.asset', summary: 'A file of the content service.' },
  namedAsset: {
    ...asset,
    name: 'content.namedAsset',
    summary: 'The same, with a name for whoever saves it.',
  },
  contact: {
    name: 'content.contact',
    group: 'content',
    summary: 'A message of the contact form.',
    parameters: [once],
    body: {
      type: 'object',
      properties: Object.fromEntries(
        contactFieldNames.map((field) => [field, { type: ['string', 'number'] }]),
      ),
      required: contactFieldNames,
    },
    answers: {
      204: { description: 'Kept, and on its way to the agency.' },
      ...refusals,
      422: refused('The `Idempotency-Key` came with another message before.'),
      429: { ...refused('Too many messages.'), headers: { 'Retry-After': 'Seconds to wait.' } },
    },
  },
} as const satisfies Readonly<Record<string, Call>>;
