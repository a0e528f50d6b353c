import type { JsonSchema } from './json-schema';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly description: string;
  readonly schema: JsonSchema;
  readonly required?: boolean;
  /** Further OpenAPI properties, such as the operators of a filter. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** Parameter of every call that writes (`writeOnce`). */
export const once: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same call writes once, and gives the same answer again.',
  schema: { type: 'string' },
};

export interface AnswerShape {
  readonly description: string;
  readonly schema?: JsonSchema;
  readonly mediaType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Description of a route. The OpenAPI document is built from these alone. */
export interface Call {
  /** Unique, such as `requests.list`. */
  readonly name: string;
  readonly summary: string;
  readonly group: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: JsonSchema;
  readonly bodyTypes?: readonly string[];
  readonly answers: Readonly<Record<number, AnswerShape>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Description of the route; 'none' for routes that only refuse or exist only in tests. */
    call?: Call | 'none';
  }
}

export const exactly = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

export const bodyOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  additionalProperties: false,
});
