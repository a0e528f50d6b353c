/** What was read is not what it must be. The message names the place and is meant for telemetry. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError';
}

const NAME = /^[a-z][a-z0-9-]{0,40}$/;
const VERSION = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]{1,60})?$/;

export function fail(message: string): never {
  throw new UnreadableError(message);
}

export function readObject(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) fail(`${place}: not an object`);
  return { ...value };
}

export function readList(value: unknown, place: string): readonly unknown[] {
  if (!Array.isArray(value)) fail(`${place}: not a list`);
  return value;
}

export function asText(value: unknown, place: string): string {
  if (typeof value !== 'string' || value === '') fail(`${place}: not a text`);
  return value;
}

/** A remote's name: it becomes a folder and part of a URL. */
export function asName(value: unknown, place: string): string {
  const text = asText(value, place);
  if (!NAME.test(text)) fail(`${place}: "${text}" is not a name`);
  return text;
}

/** A version: it becomes a folder and part of a URL. */
export function asVersion(value: unknown, place: string): string {
  const text = asText(value, place);
  if (!VERSION.test(text)) fail(`${place}: "${text}" is not a version`);
  return text;
}
