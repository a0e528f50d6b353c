/** A custom property of the look: `--space-4`, and what it is worth. */
export interface Token {
  readonly name: string;
  /** A colour of two themes: by day, then by night. */
  readonly value: string;
}

/**
 * The tokens as the page itself got them, so that what is shown is what is in force and a new one shows by itself.
 * @param sheets the style sheets of a document
 * @param prefix such as `--color-`
 */
export const readTokens = (sheets: Iterable<CSSStyleSheet>, prefix: string): readonly Token[] =>
  [...sheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule && rule.selectorText === ':root')
    .flatMap(({ style }) =>
      Array.from(style)
        .filter((name) => name.startsWith(prefix))
        .map((name) => ({ name, value: inBothThemes(style.getPropertyValue(name).trim()) })),
    );

const inBothThemes = (value: string) => value.replace(/^light-dark\((.*?),\s*(#.*|rgb.*)\)$/, '$1 / $2');
