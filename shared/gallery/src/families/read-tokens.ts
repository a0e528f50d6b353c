/** A design token: a custom property such as `--space-4`, and its value. */
export interface Token {
  readonly name: string;
  /** Light and dark value of a colour. */
  readonly value: string;
}

/**
 * Reads the tokens from the page's style sheets, so that the gallery shows current values and new tokens appear by
 * themselves.
 *
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
