/** An invalid setting: the message names it and says what is allowed. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

export type Environment = Readonly<Record<string, string | undefined>>;
export type SettingReader = ReturnType<typeof createSettingReader>;

const WEB = ['http:', 'https:'];

const wrong = (name: string, value: string, wanted: string): never => {
  throw new SettingError(`${name}="${value}" is not ${wanted}.`);
};

/** Reads settings of each kind. All throw a SettingError; an empty setting counts as missing. */
export function createSettingReader(environment: Environment) {
  const given = (name: string) => environment[name]?.trim() || undefined;

  /** A text of this form; undefined when missing. */
  const matching = (name: string, form: RegExp, wanted: string): string | undefined => {
    const text = given(name);
    return text === undefined || form.test(text) ? text : wrong(name, text, wanted);
  };

  const address = (name: string, schemes: readonly string[] = WEB): string | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && schemes.includes(url.protocol)) return text.replace(/\/+$/, '');
    // Database and mail addresses may contain a password: do not print them.
    const shown = schemes === WEB ? text : '…';
    return wrong(
      name,
      shown,
      `an address that starts with ${schemes.map((each) => `${each}//`).join(' or ')}`,
    );
  };

  return {
    given,
    matching,
    address,
    /** An origin: a path, a query or a password would end up in links. */
    origin(name: string): string | undefined {
      const text = address(name);
      return text === undefined || new URL(text).origin === text
        ? text
        : wrong(name, text, 'an origin, such as https://portail.example');
    },
    wholeNumber(name: string, fallback: string, max: number, min = 0): number {
      const text = given(name) ?? fallback;
      const number = Number(text);
      const isFine = /^\d+$/.test(text) && number >= min && number <= max;
      return isFine ? number : wrong(name, text, `a whole number from ${min} to ${max}`);
    },
    yesOrNo<T>(name: string, fallback: T): boolean | T {
      const text = matching(name, /^[01]$/, '0 or 1');
      return text === undefined ? fallback : text === '1';
    },
    oneOf<T extends string>(name: string, values: readonly T[], fallback: T, wanted: string): T {
      const text = given(name) ?? fallback;
      return values.find((value) => value === text) ?? wrong(name, text, wanted);
    },
    /** Items separated by spaces or commas. */
    list(name: string, isFine: (text: string) => boolean, wanted: string): readonly string[] {
      const items = (given(name) ?? '').split(/[\s,]+/).filter((item) => item !== '');
      const bad = items.find((item) => !isFine(item));
      return bad === undefined ? items : wrong(name, bad, wanted);
    },
    /** Two settings that are given together or not at all. */
    both<T>(one: string, other: string, make: (one: string, other: string) => T): T | undefined {
      const [first, second] = [given(one), given(other)];
      if (first !== undefined && second !== undefined) return make(first, second);
      if (first === undefined && second === undefined) return undefined;
      throw new SettingError(`${one} and ${other} go together: give both or neither.`);
    },
  };
}
