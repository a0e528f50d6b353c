import type { JsonSchema } from './json-schema';

/** A parameter of the query string or a header. */
export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header';
  readonly description: string;
  readonly schema: JsonSchema;
  readonly required?: boolean;
  /** What else is known: operators of a filter. */
  readonly extra?: Readonly<Record<string, unknown>>;
}

/** What one status answers with. */
export interface AnswerShape {
  readonly description: string;
  /** Without it, the body is empty. */
  readonly schema?: JsonSchema;
  /** `application/json` unless told. */
  readonly mediaType?: string;
  /** Headers that may be there, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a route says about itself: the description of the API is made of these and of nothing else. */
export interface Call {
  /** Unique, `requests.list`. */
  readonly name: string;
  readonly summary: string;
  readonly group: string;
  readonly parameters?: readonly Parameter[];
  readonly body?: JsonSchema;
  /** `application/json` unless told. */
  readonly bodyTypes?: readonly string[];
  readonly answers: Readonly<Record<number, AnswerShape>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the description says of the route; 'none' for one that only refuses, or that only tests have. */
    call?: Call | 'none';
  }
}

/** An object that has exactly these properties. */
export const exactly = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

/** An object that may have these properties and must have some of them. */
export const bodyOf = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 ? { required } : {}),
  additionalProperties: false,
});
