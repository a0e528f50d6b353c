import { invalidQuery } from '../wire/content-error';
import { isObject } from '../wire/json-body';

/** A value as text; anything but text, a number or a boolean becomes empty. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Reads the value at a path of a row; `check` has already accepted the path. */
export type ReadPath = (path: readonly string[]) => unknown;

/** Whether a row, read through `read`, matches a filter. */
export type RowTest = (read: ReadPath) => boolean;

const compare = (a: unknown, b: unknown): number => {
  const [x, y] = [Number(a), Number(b)];
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return plainText(a).localeCompare(plainText(b), 'fr-FR');
};

const same = (a: unknown, b: unknown): boolean => plainText(a) === plainText(b);

const list = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : plainText(value).split(',');

const contains = (a: unknown, b: unknown): boolean => plainText(a).includes(plainText(b));

const folded = (value: unknown): string => plainText(value).toLowerCase();

const operators: Readonly<Record<string, (found: unknown, asked: unknown) => boolean>> = {
  _eq: same,
  _neq: (found, asked) => !same(found, asked),
  _lt: (found, asked) => compare(found, asked) < 0,
  _lte: (found, asked) => compare(found, asked) <= 0,
  _gt: (found, asked) => compare(found, asked) > 0,
  _gte: (found, asked) => compare(found, asked) >= 0,
  _in: (found, asked) => list(asked).some((value) => same(found, value)),
  _nin: (found, asked) => !list(asked).some((value) => same(found, value)),
  _null: (found) => found === null || found === undefined,
  _nnull: (found) => found !== null && found !== undefined,
  _contains: contains,
  _icontains: (found, asked) => contains(folded(found), folded(asked)),
  _starts_with: (found, asked) => plainText(found).startsWith(plainText(asked)),
  _ends_with: (found, asked) => plainText(found).endsWith(plainText(asked)),
};

function group(value: unknown, check: (path: readonly string[]) => void): RowTest[] {
  const parts = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
  return parts.map((part) => readFilter(part, check));
}

function branch(path: readonly string[], value: unknown, check: (path: readonly string[]) => void): RowTest {
  if (!isObject(value)) return leaf(path, '_eq', value, check);
  const tests = Object.entries(value).map(([key, inner]) =>
    key.startsWith('_') ? leaf(path, key, inner, check) : branch([...path, key], inner, check),
  );
  return (read) => tests.every((test) => test(read));
}

function leaf(
  path: readonly string[],
  name: string,
  asked: unknown,
  check: (path: readonly string[]) => void,
): RowTest {
  check(path);
  const operator = Object.hasOwn(operators, name) ? operators[name] : undefined;
  if (!operator) throw invalidQuery(`Invalid operator "${name}"`);
  if (asked === '' && !['_null', '_nnull'].includes(name)) {
    throw invalidQuery(`You can't filter for an empty string in "${name}"`);
  }
  return (read) => operator(read(path), asked);
}

/**
 * Compiles a filter tree, such as `{"slider_intergestion_id":{"_eq":3}}`, into a test of one row. A bare value means
 * equality; `_and` and `_or` group.
 * @param check throws for a path that the collection does not have
 * @throws ContentError 400 INVALID_QUERY for an unknown operator or an empty value
 */
export function readFilter(tree: unknown, check: (path: readonly string[]) => void): RowTest {
  if (!isObject(tree)) throw invalidQuery('Filter has to be an object');
  const tests = Object.entries(tree).map(([key, value]): RowTest => {
    if (key === '_and') {
      const parts = group(value, check);
      return (read) => parts.every((test) => test(read));
    }
    if (key === '_or') {
      const parts = group(value, check);
      return (read) => parts.some((test) => test(read));
    }
    return branch([key], value, check);
  });
  return (read) => tests.every((test) => test(read));
}
