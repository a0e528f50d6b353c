/** A piece of SQL, its values separate: they are always parameters and cannot become part of the text. */
export interface Sql {
  readonly text: readonly string[];
  readonly values: readonly unknown[];
  /** Used often and with few variants, so that it is worth preparing on the server. */
  readonly isPrepared?: true;
}

const isSql = (part: unknown): part is Sql =>
  typeof part === 'object' && part !== null && 'text' in part && 'values' in part && Array.isArray(part.text);

/** A statement or a part of one. A nested `Sql` is spliced in; anything else becomes a parameter. */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  const text: string[] = [];
  const values: unknown[] = [];
  let last = strings[0] ?? '';
  parts.forEach((part, index) => {
    const after = strings[index + 1] ?? '';
    if (isSql(part)) {
      const [first = '', ...others] = part.text;
      const ending = others.pop();
      if (ending === undefined) last += first;
      else {
        text.push(last + first, ...others);
        last = ending;
      }
      last += after;
      values.push(...part.values);
    } else {
      text.push(last);
      last = after;
      values.push(part);
    }
  });
  return { text: [...text, last], values };
}

/** A table or column name from our own code, quoted. Throws on an invalid identifier. */
export function name(identifier: string): Sql {
  if (!/^[a-z_][a-z0-9_]*(\.[a-z_][a-z0-9_]*)?$/i.test(identifier))
    throw new Error(`Not an identifier: ${identifier}`);
  return {
    text: [
      identifier
        .split('.')
        .map((part) => `"${part}"`)
        .join('.'),
    ],
    values: [],
  };
}

/** SQL from our own code, never from a request. */
export const raw = (text: string): Sql => ({ text: [text], values: [] });

export const nothing: Sql = raw('');
export const always: Sql = raw('true');
export const never: Sql = raw('false');

/** Joins pieces with a separator from our own code. */
export function join(pieces: readonly Sql[], separator = ', '): Sql {
  return pieces.reduce<Sql>(
    (all, piece, index) => (index === 0 ? piece : sql`${all}${raw(separator)}${piece}`),
    nothing,
  );
}

export const every = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? always : sql`(${join(conditions, ' and ')})`;

export const some = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? never : sql`(${join(conditions, ' or ')})`;

/** For fixed texts that every call runs: the server keeps each variant as long as a connection. */
export const prepared = (statement: Sql): Sql => ({ ...statement, isPrepared: true });

/** The text with `$1`, `$2`… and the values, for drivers. */
export const toQuery = (statement: Sql): { text: string; values: unknown[] } => ({
  text: statement.text.reduce(
    (all, part, index) => (index === 0 ? part : `${all}$${String(index)}${part}`),
    '',
  ),
  values: [...statement.values],
});
