import type { Page } from '@playwright/test';

const MONTHS = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
const UNITS = 'ans?|mois|jours?|heures?|minutes?|secondes?|euros?|parts?|pages?|€|%|Mo|ko|m²|km';
/** Words with a straight apostrophe that stays: the specification quotes them, or a person's name has it. */
const AS_QUOTED =
  "S'INSCRIRE|N'AVEZ|n'est pas valide|d'information demandé|l'offre de prêt|d'agence|d'Aubigné";

/**
 * What French typesetting asks for, as what may not be found. « ^ » stands before a superscript, « § » before a title.
 * Dates are plain text in many places, attributes among them: their 1er is not raised.
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
  'two spaces together': /\S*[ \u00A0\u202F]{2}/,
  'a straight apostrophe': new RegExp(`(?<!\\p{L})(?!${AS_QUOTED})\\p{L}+'\\p{L}+`, 'iu'),
  'a plural after 1':
    /(?<![\d\s,.])\s?1\s(?:ans|jours|minutes|premiers|dossiers|projets|propositions|agents)(?!\p{L})/u,
  'a word that is not elided': /(?<!\p{L})(?:de|que|ne|je) (?!onz|oui)[aeiouàâéèêëîïôöùûüœ]/iu,
  'a title with a full stop': /^§.*[^.]\.$/,
};

/** The texts on screen, each block as one line, as they are read, and those of attributes: what is hidden is left out. */
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
    const titled = [...blocks].map(([block, text]) =>
      /^h[1-6]$/.test(block.localName) ? `§ ${text}` : text,
    );
    const attributes = ['title', 'placeholder', 'alt', 'aria-label'].flatMap((name) =>
      [...document.body.querySelectorAll(`[${name}]`)]
        .filter((element) => element.checkVisibility())
        .map((element) => element.getAttribute(name) ?? ''),
    );
    return [...titled, ...attributes]
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
