import { ApiError } from '@portal/kit';
import * as v from 'valibot';

type Schema<Output> = v.GenericSchema<unknown, Output>;

type Fields = Readonly<Record<string, readonly [name: string, read: v.GenericSchema]>>;

type Read<F extends Fields> = { readonly [Name in keyof F]: v.InferOutput<F[Name][1]> };

/** A schema that reads these fields of an object under our names. */
export function fieldsOf<const F extends Fields>(fields: F): Schema<Read<F>> {
  const names = Object.entries(fields);
  const wire = v.object(Object.fromEntries(names.map(([, [name, read]]) => [name, read])));
  return v.pipe(
    wire,
    v.transform((found) => Object.fromEntries(names.map(([ours, [name]]) => [ours, found[name]])) as Read<F>),
  );
}

/** Reads the rows of a list. Invalid rows are dropped, to keep the others; a body without a list is an `ApiError`. */
export function readRows<T>(schema: Schema<T>): (body: unknown) => readonly T[] {
  return (body) => {
    if (!Array.isArray(body)) throw unreadable();
    return body.flatMap((raw: unknown) => {
      const parsed = v.safeParse(schema, raw);
      return parsed.success ? [parsed.output] : [];
    });
  };
}

/** Reads one record; an invalid one is an `ApiError`. */
export function readRecord<T>(schema: Schema<T>): (body: unknown) => T {
  return (body) => {
    const parsed = v.safeParse(schema, body);
    if (!parsed.success) throw unreadable();
    return parsed.output;
  };
}

/** Reads a record that may be absent: the back office answers `[]` or null for an empty sub-resource. */
export function readOptional<T>(schema: Schema<T>): (body: unknown) => T | undefined {
  return (body) => {
    const parsed = v.safeParse(schema, body);
    // A schema whose fields are all optional would accept the empty array as a record.
    return parsed.success && !Array.isArray(body) ? parsed.output : undefined;
  };
}

const unreadable = (): ApiError =>
  new ApiError(0, [{ title: 'unreadable answer', detail: 'La réponse du serveur est illisible.' }]);
