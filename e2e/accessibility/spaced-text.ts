import type { Page } from '@playwright/test';

/**
 * What a reader loses who spaces text out as WCAG 1.4.12 and RGAA 10.12 allow: text that is cut off only then, and
 * sideways scrolling. One line each. Lines that end in an ellipsis where they are too long are left out: that a table of
 * staff shortens them sooner then is in docs/accessibility.md. The page is as before afterwards.
 */
export const findLostText = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const cutOff = () =>
      [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
        if (element.clientWidth <= 1 || !element.checkVisibility()) return false;
        if (![...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ''))
          return false;
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        if (textOverflow === 'ellipsis') return false;
        return (
          (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1)
        );
      });
    const before = new Set(cutOff());
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    // A copy: the array of the document is live.
    const adoptedStyleSheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [...adoptedStyleSheets, spaced];
    await painted();
    const lost = cutOff().filter((element) => !before.has(element));
    const { scrollWidth, clientWidth } = document.documentElement;
    document.adoptedStyleSheets = adoptedStyleSheets;
    return [
      ...lost.map(
        ({ localName, className, textContent }) =>
          `${localName}.${className} « ${textContent.slice(0, 60)} »`,
      ),
      ...(scrollWidth > clientWidth ? [`${String(scrollWidth - clientWidth)} px too wide`] : []),
    ];
  });
