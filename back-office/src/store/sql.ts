/** A piece of SQL with its values apart. Values are always parameters: there is no way to put one into the text. */
export interface Sql {
  readonly text: readonly string[];
  readonly values: readonly unknown[];
  /** Asked so often, with so few texts, that a server may keep it parsed and planned. */
  readonly isPrepared?: true;
}

const isSql = (part: unknown): part is Sql =>
  typeof part === 'object' && part !== null && 'text' in part && 'values' in part && Array.isArray(part.text);

/**
 * Builds a statement, or a piece of one: `sql\`select * from requests where id = ${id} and ${scope}\``.
 * A nested `Sql` is spliced in; anything else becomes a parameter.
 */
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

/** A table or column name written in our own code, quoted. Refuses anything that could not be one. */
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

/** SQL written in our own code, never anything that came in a request. */
export const raw = (text: string): Sql => ({ text: [text], values: [] });

export const nothing: Sql = raw('');
export const always: Sql = raw('true');
export const never: Sql = raw('false');

/** Joins pieces with a separator of our own code. */
export function join(pieces: readonly Sql[], separator: string): Sql {
  return pieces.reduce<Sql>(
    (all, piece, index) => (index === 0 ? piece : sql`${all}${raw(separator)}${piece}`),
    nothing,
  );
}

/** All of the conditions, `true` when there is none. */
export const every = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? always : sql`(${join(conditions, ' and ')})`;

/** Any of the conditions, `false` when there is none. */
export const some = (conditions: readonly Sql[]): Sql =>
  conditions.length === 0 ? never : sql`(${join(conditions, ' or ')})`;

/**
 * A whole statement that every call of the portal asks, such as who signed it. Only for texts that do not depend on what
 * was asked: a server keeps each for the life of a connection.
 */
export const prepared = (statement: Sql): Sql => ({ ...statement, isPrepared: true });

/** The text with `$1`, `$2`… and the values, as drivers want them. */
export const toQuery = (statement: Sql): { text: string; values: unknown[] } => ({
  text: statement.text.reduce(
    (all, part, index) => (index === 0 ? part : `${all}$${String(index)}${part}`),
    '',
  ),
  values: [...statement.values],
});
