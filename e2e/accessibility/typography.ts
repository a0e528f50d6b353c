import type { Page } from '@playwright/test';
import { faultsIn, FRENCH_FAULTS } from '@portal/build/french-faults';

/** What the check of the code looks for, and what only a page shows: « § » stands before a title. */
const FAULTS = { ...FRENCH_FAULTS, 'a title with a full stop': /^§.*[^.]\.$/ };

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
export const findTypographicFaults = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => faultsIn(text, FAULTS));
