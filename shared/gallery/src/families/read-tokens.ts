/** A custom property of the look: `--space-4`, and what it is worth. */
export interface Token {
  readonly name: string;
  readonly light: string;
  /** In the dark theme, where it differs. */
  readonly dark?: string | undefined;
}

/**
 * The tokens as the page itself got them, so that what is shown is what is in force and a new one shows by itself.
 * @param sheets the style sheets of a document
 * @param prefix such as `--color-`
 */
export function readTokens(sheets: Iterable<CSSStyleSheet>, prefix: string): readonly Token[] {
  const rules = [...sheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => 'selectorText' in rule);
  const read = (selector: RegExp) =>
    new Map(
      (rules as CSSStyleRule[])
        .filter(({ selectorText }) => selector.test(selectorText))
        .flatMap(({ style }) =>
          Array.from(style)
            .filter((name) => name.startsWith(prefix))
            .map((name) => [name, style.getPropertyValue(name).trim()] as const),
        ),
    );
  const dark = read(/^:root\[data-theme=["']?dark["']?\]$/);
  return [...read(/^:root$/)].map(([name, light]) => {
    const inDark = dark.get(name);
    return { name, light, dark: inDark === light ? undefined : inDark };
  });
}
