/** A JSON Schema (2020-12), as used by OpenAPI 3.1. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Types on the wire (reference of the wire, 1.3). */
export const wireTypes = {
  text: { type: 'string' },
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  /** `1984-03-02` */
  date: { type: 'string', format: 'date' },
  /** `2024-05-13T08:21:07Z`: UTC, whole seconds. */
  datetime: {
    type: 'string',
    format: 'date-time',
    pattern: String.raw`^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$`,
  },
  /** Euros with four decimals, `"200000.0000"`. */
  money: { type: 'string', pattern: String.raw`^-?\d+\.\d{4}$` },
  /** Base64, standard alphabet. */
  bytes: { type: 'string', contentEncoding: 'base64' },
  ids: { type: 'array', items: { type: 'integer' } },
  codes: { type: 'array', items: { type: 'string' } },
} as const satisfies Readonly<Record<string, JsonSchema>>;

export type WireType = keyof typeof wireTypes;

export function orNull(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  return typeof type === 'string' ? { ...schema, type: [type, 'null'] } : schema;
}
