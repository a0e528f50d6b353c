import type { Page } from '@playwright/test';

const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const UNITS = 'ans?|mois|jours?|heures?|minutes?|secondes?|euros?|parts?|pages?|€|%|Mo|ko|m²|km';

/**
 * What French typesetting asks for, as what may not be found. « ^ » stands before a superscript. Dates are plain text
 * in many places, attributes among them: their 1er is not raised.
 */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a breaking space before ; : ! ? » % €': /\S* [;:!?»%€](?=\s|$)/,
  'a breaking space after «': /« \S*/,
  'a number apart from its unit': new RegExp(`\\d (?:${UNITS})(?![\\p{L}\\d])`, 'u'),
  'a day apart from its month': new RegExp(`\\d(?:\\^er)? (?:${MONTHS})(?!\\p{L})`, 'u'),
  'n° apart from its number': /n° \d+/,
  'M€ or k€ with a space inside': /\d\s?[Mk]\s€/,
  'an ordinal that is not raised': new RegExp(
    `(?<![\\p{L}\\d-])(?:1er(?!\\s(?:${MONTHS}))|1re|\\d+e|\\d+ème)(?![\\p{L}\\d])`,
    'u',
  ),
  'a space before a comma or a full stop': /\S*\s[,.](?=\s|$)/,
  'three full stops for an ellipsis': /\S*\.\.\./,
};

/** The texts on screen, each block as one line, as they are read: what is hidden is left out. */
export function textsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const blocks = new Map<Element, string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!parent?.checkVisibility() || parent.closest('script, style, template, noscript, textarea'))
        continue;
      let block: Element = parent;
      while (block.parentElement && isInline(block)) block = block.parentElement;
      const text = parent.localName === 'sup' ? `^${textContent ?? ''}` : (textContent ?? '');
      blocks.set(block, (blocks.get(block) ?? '') + text);
    }
    return [...blocks.values()]
      .map((text) => text.replace(/[ \n\t]+/g, ' ').trim())
      .filter((text) => text !== '');
  });
}

/** What is set otherwise than French is, each with the words around it. */
export function findTypographicFaults(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) =>
    Object.entries(FAULTS).flatMap(([fault, pattern]) => {
      const found = pattern.exec(text);
      if (!found) return [];
      const around = text.slice(Math.max(0, found.index - 25), found.index + found[0].length + 25);
      return [`${fault}: « ${around} »`];
    }),
  );
}
