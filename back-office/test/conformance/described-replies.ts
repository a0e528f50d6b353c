import addFormats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020';
import type { Client, Method, Reply } from '../testing/signed-client';

/** The parts of an OpenAPI document that replies are validated against. */
export interface OpenApi {
  readonly tags: readonly { readonly name: string; readonly description?: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | undefined>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Answer | undefined>> };
}
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly 'x-operators'?: readonly string[];
    readonly 'x-kind'?: string;
    readonly 'x-fields'?: readonly string[];
  }[];
  readonly requestBody?: {
    readonly content: Readonly<
      Record<string, { readonly schema: { readonly required?: readonly string[] } }>
    >;
  };
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string } | undefined>>;
}
export interface Answer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, unknown>>;
}

/** Statuses that any path may answer without describing them: not signed, not found, method not allowed. */
const ANYWHERE = new Set([401, 404, 405]);
const ALWAYS_SENT = new Set(['Location', 'WWW-Authenticate', 'Retry-After', 'ETag']);

const escaped = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');
const patternOf = (template: string): RegExp =>
  new RegExp(`^${template.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/]+')}$`);

export type Check = (method: Method, path: string, reply: Reply) => void;

/** Validates every reply against the description: status, headers, content type and every field of the body. */
export function replyCheck(document: OpenApi): Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(document, 'api');
  // Literal paths first: /customerUser/top_agents is not a row.
  const templates = Object.keys(document.paths)
    .sort((one, other) => one.split('{').length - other.split('{').length)
    .map((template) => [template, patternOf(template)] as const);

  const checkBody = (pointer: string, { content }: Answer, { headers, text, body }: Reply): void => {
    const [mediaType] = Object.keys(content ?? {});
    if (mediaType === undefined) {
      expect(text).toBe('');
      return;
    }
    if (mediaType === '*/*') return;
    expect(String(headers['content-type']).split(';')[0]).toBe(mediaType);
    const schema = `api#${pointer}/content/${escaped(mediaType)}/schema`;
    const validate = ajv.getSchema(schema) ?? ajv.compile({ $ref: schema });
    const problems = validate(body)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message = '', params }) => ({
          instancePath,
          message,
          params,
        }));
    expect({ pointer, problems }).toEqual({ pointer, problems: [] });
  };

  return (method, path, reply) => {
    const [bare = ''] = path.split('?');
    const verb = method.toLowerCase();
    const [template] =
      templates.find(([known, pattern]) => pattern.test(bare) && document.paths[known]?.[verb]) ?? [];
    const operation = template === undefined ? undefined : document.paths[template]?.[verb];
    const given = operation?.responses[String(reply.status)];
    const shared = given && '$ref' in given ? given.$ref.slice(1) : undefined;
    const answer =
      given && '$ref' in given ? document.components.responses[given.$ref.split('/').at(-1) ?? ''] : given;
    if (template === undefined || !answer) {
      expect([method, bare, reply.status, ANYWHERE.has(reply.status)]).toEqual([
        method,
        bare,
        reply.status,
        true,
      ]);
      return;
    }
    for (const header of Object.keys(answer.headers ?? {})) {
      if (ALWAYS_SENT.has(header)) expect(Object.keys(reply.headers)).toContain(header.toLowerCase());
    }
    const own = `/paths/${escaped(template)}/${verb}/responses/${reply.status}`;
    checkBody(shared ?? own, answer, reply);
  };
}

/** The same client, with each reply validated against the description. */
export function describedClient(client: Client, check: Check): Client {
  const send: Client['send'] = async (method, path, body, headers) => {
    const reply = await client.send(method, path, body, headers);
    check(method, path, reply);
    return reply;
  };
  return {
    send,
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    remove: (path) => send('DELETE', path),
  };
}
