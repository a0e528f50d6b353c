import { ApiError } from '@portal/kit';
import * as v from 'valibot';

type Schema<Output> = v.GenericSchema<unknown, Output>;

/**
 * The rows of a list. A row that cannot be read is left out, so that one broken record never hides the others; a
 * body that is no list at all is an `ApiError`.
 */
export function readRows<Wire, T>(
  schema: Schema<Wire>,
  toRow: (wire: Wire) => T,
): (body: unknown) => readonly T[] {
  return (body) => {
    if (!Array.isArray(body)) throw unreadable();
    return body.flatMap((raw: unknown) => {
      const parsed = v.safeParse(schema, raw);
      return parsed.success ? [toRow(parsed.output)] : [];
    });
  };
}

/** One record; what cannot be read is an `ApiError`. */
export function readRecord<Wire, T>(schema: Schema<Wire>, toRecord: (wire: Wire) => T): (body: unknown) => T {
  return (body) => {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw unreadable();
    return toRecord(parsed.output);
  };
}

/** A record that may be absent: the back office answers `[]` or null for an empty sub-resource. */
export function readOptional<Wire, T>(
  schema: Schema<Wire>,
  toRecord: (wire: Wire) => T,
): (body: unknown) => T | undefined {
  return (body) => {
    const parsed = v.safeParse(schema, body);
    // A list of fields that may all be missing would take the empty array for a record.
    return parsed.success && !Array.isArray(body) ? toRecord(parsed.output) : undefined;
  };
}

const unreadable = (): ApiError =>
  new ApiError(0, [{ title: 'unreadable answer', detail: 'La réponse du serveur est illisible.' }]);
