/** The input does not have the expected form. The message names the place and is meant for telemetry. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

/** Validates untrusted input; `place` is for the message. @throws UnreadableError */
export type Reader<T> = (value: unknown, place: string) => T;

export function fail(message: string): never {
  throw new UnreadableError(message);
}

export function readObject(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(`${place}: not an object`);
  return { ...value };
}

export const asText: Reader<string> = (value, place) =>
  typeof value === 'string' && value !== '' ? value : fail(`${place}: not a text`);

export const asNumber: Reader<number> = (value, place) =>
  typeof value === 'number' ? value : fail(`${place}: not a number`);

export const asForm =
  (form: RegExp, what: string): Reader<string> =>
  (value, place) => {
    const text = asText(value, place);
    return form.test(text) ? text : fail(`${place}: "${text}" is not a ${what}`);
  };

/** A remote's name: used as a folder and in URLs, hence the restricted form. */
export const asName = asForm(/^[a-z][a-z0-9-]{0,40}$/, 'name');

/** A version: used as a folder and in URLs, hence the restricted form. */
export const asVersion = asForm(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,60})?$/, 'version');

/** A version that is among these. */
export const asVersionOf =
  (versions: object, what: string): Reader<string> =>
  (value, place) => {
    const version = asVersion(value, place);
    return Object.hasOwn(versions, version) ? version : fail(`${place}: ${version} is not ${what}`);
  };

export const asOneOf =
  <T extends string>(known: readonly T[]): Reader<T> =>
  (value, place) =>
    known.find((each) => each === value) ?? fail(`${place}: ${String(value)} is not known`);

export const listOf =
  <T>(read: Reader<T>): Reader<readonly T[]> =>
  (value, place) =>
    Array.isArray(value) ? value.map((item) => read(item, place)) : fail(`${place}: not a list`);

export const asTexts = listOf(asText);

export const orElse =
  <T, E>(read: Reader<T>, otherwise: E): Reader<T | E> =>
  (value, place) =>
    value === undefined ? otherwise : read(value, place);

/** An object with known fields; other fields are dropped. */
export const shape =
  <T extends object>(fields: { readonly [Key in keyof T]-?: Reader<T[Key]> }): Reader<T> =>
  (value, place) => {
    const object = readObject(value, place);
    const read = Object.entries<Reader<unknown>>(fields).map(([key, field]) => [
      key,
      field(object[key], `${place} ${key}`),
    ]);
    return Object.fromEntries(read) as T;
  };

/** An object whose keys must have a restricted form. */
export const mapOf =
  <T>(read: (value: unknown, place: string, key: string) => T): Reader<Readonly<Record<string, T>>> =>
  (value, place) =>
    Object.fromEntries(
      Object.entries(readObject(value, place)).map(([key, item]) => [
        key,
        read(item, `${place} ${key}`, key),
      ]),
    );
