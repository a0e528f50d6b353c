import { lookupPaths } from '../resources/lists';
import { rowSchema, schemaNameOf } from '../resources/resource-calls';
import type { ResourceTable } from '../resources/resource';
import type { JsonSchema } from '../wire/json-schema';
import { wireTypes } from '../wire/json-schema';
import type { Access } from '../http/request-identity';
import descriptions from './groups.json' with { type: 'json' };
import { sharedAnswers } from '../wire/refusals';
import { bodyOf, exactly, type AnswerShape, type Call, type Parameter } from '../wire/call';

export interface DescribedRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
  readonly call: Call;
}

type Json = Readonly<Record<string, unknown>>;

const JSON_TYPE = 'application/json';
const { text } = wireTypes;

/** `/requests/:id` in OpenAPI's syntax: `/requests/{id}`. */
export const templateOf = (url: string): string => url.replaceAll(/:(\w+)/g, '{$1}');

const schemas: Readonly<Record<string, JsonSchema>> = {
  Problems: {
    type: 'array',
    minItems: 1,
    items: bodyOf({ title: text, detail: text, source: text, code: text }, ['title', 'detail']),
  },
  JsonApiProblems: exactly({
    errors: {
      type: 'array',
      minItems: 1,
      items: bodyOf({ status: text, title: text, detail: text, source: exactly({ pointer: text }) }, [
        'status',
        'title',
        'detail',
      ]),
    },
  }),
  ContentProblems: exactly({
    errors: {
      type: 'array',
      minItems: 1,
      items: bodyOf({ message: text, extensions: { type: 'object' } }, ['message', 'extensions']),
    },
  }),
};

const headersOf = (headers: Readonly<Record<string, string>>): Json =>
  Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: text }]),
  );

const answerOf = ({ description, schema, mediaType = JSON_TYPE, headers }: AnswerShape): Json => ({
  description,
  ...(headers && Object.keys(headers).length > 0 ? { headers: headersOf(headers) } : {}),
  ...(schema ? { content: { [mediaType]: { schema } } } : {}),
});

/** Common error answers are shared components. */
const refusalNames = new Map<AnswerShape, string>(
  Object.entries(sharedAnswers).map(([status, answer]) => [answer, `Refused${status}`]),
);
const answerOrRef = (answer: AnswerShape): Json => {
  const shared = refusalNames.get(answer);
  return shared === undefined ? answerOf(answer) : { $ref: `#/components/responses/${shared}` };
};

const parameterOf = ({ extra, ...parameter }: Parameter): Json => ({ ...parameter, ...extra });

const pathParameters = (url: string): Json[] =>
  [...url.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text }));

const securityOf = (access: Access): Json[] => {
  const signed = { signedUsernameToken: [] };
  return access === 'open' ? [] : access === 'signed' ? [signed] : [{}, signed];
};

function operationOf({ url, access, call }: DescribedRoute): Json {
  const { name, summary, group, parameters = [], body, bodyTypes = [JSON_TYPE], answers } = call;
  return {
    operationId: name,
    summary,
    tags: [group],
    security: securityOf(access),
    parameters: [...pathParameters(url), ...parameters.map(parameterOf)],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: Object.fromEntries(bodyTypes.map((type) => [type, { schema: body }])),
          },
        }
      : {}),
    responses: Object.fromEntries(
      Object.entries(answers).map(([status, answer]) => [status, answerOrRef(answer)]),
    ),
  };
}

const ABOUT = `The calls that the portal makes. Plain REST in the manner of OroCommerce 3.1: a list is a bare array, an
association the id of the other row, an amount of money a text with four decimals, a moment UTC.

**Signing.** \`POST /api/login\` gives a key; every other call carries an \`X-WSSE\` header made of it, a new one each
time, retries included. A refused signature is an empty 401.

**Lists.** \`page\` and \`limit\` (10 unless told, -1 is all); \`sort=-createdAt,id\`; filters \`field=value\`,
\`field[gte]=value\`, \`field=a,b\` and \`field=from..to\`. A parameter that the call does not have is a 400. \`X-Include:
totalCount\` asks for the total.

**Scope.** The role of the caller decides which rows there are: what is out of scope answers like what does not exist.

**Errors** are a list of \`title\`, \`detail\` and \`source\`, the field or parameter. See docs/architecture.md.`;

const groups: Readonly<Record<string, string>> = {
  ...descriptions,
  ...Object.fromEntries(
    Object.entries(lookupPaths).flatMap(([field, paths]) =>
      paths.map((path) => [path, `What \`${field}\` of a request may be, in French.`] as const),
    ),
  ),
};

export function openApiDocument(routes: readonly DescribedRoute[], table: ResourceTable): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const path = (paths[templateOf(route.url)] ??= {});
    path[route.method.toLowerCase()] = operationOf(route);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'InterGestion: back office and content service',
      version: '1.0.0',
      description: ABOUT,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(routes.map(({ call }) => call.group))].map((name) => ({
      name,
      ...(groups[name] === undefined ? {} : { description: groups[name] }),
    })),
    paths,
    components: {
      securitySchemes: {
        signedUsernameToken: {
          type: 'apiKey',
          in: 'header',
          name: 'X-WSSE',
          description:
            'UsernameToken Username, PasswordDigest, Nonce, Created; the digest is base64(SHA-1(nonce + Created + key)). Good once.',
        },
      },
      responses: Object.fromEntries([...refusalNames].map(([answer, shared]) => [shared, answerOf(answer)])),
      schemas: {
        ...Object.fromEntries(table.all.map((resource) => [schemaNameOf(resource), rowSchema(resource)])),
        ...schemas,
      },
    },
  };
}
