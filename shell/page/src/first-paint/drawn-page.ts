import type { DrawnScreen } from '@portal/kit/shell';
import type { ShownPage } from '../routing/current-visit';

/** Written by the same script: the last button that somebody pressed. */
const head = window as { readonly portalEarly?: HTMLElement };

/** Of the document, when what the server drew is for somebody else than who looks: its head says so (guard-script.ts). */
const HIDDEN = 'data-first-paint';

/** The page that the server drew, on screen until the shell takes it over. */
export interface DrawnPage extends DrawnScreen {
  /** Whether it can become what is to be shown: the same version of the same page, at an address that adds nothing. */
  readonly is: (shown: ShownPage | undefined) => boolean;
  /** From now on what is rendered says the same as it, until `taken`. */
  readonly take: () => void;
  /** It has been taken over, and answers what was pressed before. */
  readonly taken: () => void;
}

/** The buttons of a page that say the same as one that may be gone. */
function namesakesOf(button: HTMLElement, page: HTMLElement): readonly HTMLElement[] {
  const wordsOf = (one: HTMLElement) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`;
  return [...page.querySelectorAll('button')].filter((one) => wordsOf(one) === wordsOf(button));
}

/**
 * What was pressed in a page that something else takes the place of: a form, or the shape of somebody's first screen.
 * @returns presses the button with the same words in what came
 */
export function pressedEarly(page: HTMLElement): () => void {
  let early = head.portalEarly;
  const place = early ? namesakesOf(early, page).indexOf(early) : -1;
  return () => {
    if (early) namesakesOf(early, page)[place]?.click();
    early = undefined;
  };
}

/**
 * Finds what the server drew into the element of the portal (decision 0037). What is not for who looks is taken away.
 * @returns undefined when nothing is to be seen there
 */
export function drawnPage(element: HTMLElement): DrawnPage | undefined {
  const { documentElement: page } = document;
  const block = document.getElementById('portal-first-paint')?.textContent;
  const hidden = page.getAttribute(HIDDEN);
  if (hidden !== null) {
    // The shape of a first screen stays until React draws the same.
    if (hidden !== 'skeleton') element.replaceChildren();
    page.removeAttribute(HIDDEN);
    return undefined;
  }
  if (!block) return undefined;
  const { answers, isInert } = JSON.parse(block) as {
    readonly answers: Readonly<Record<string, unknown>>;
    readonly isInert: boolean;
  };
  let isTaking = false;
  let answerEarly: (() => void) | undefined;
  return {
    answers: Object.fromEntries(
      Object.entries(answers).map(([key, body]) => [key, { status: 200, headers: {}, body }]),
    ),
    isTaking: () => isTaking,
    is(shown) {
      const drawn = element.querySelector<HTMLElement>('[data-remote]')?.dataset;
      return (
        !isInert &&
        !location.search &&
        shown?.remote === drawn?.['remote'] &&
        shown?.version === drawn?.['version']
      );
    },
    take() {
      isTaking = true;
      // What is pressed from now on is heard.
      const early = head.portalEarly;
      answerEarly = () => early?.click();
    },
    taken() {
      isTaking = false;
      answerEarly?.();
      answerEarly = undefined;
    },
  };
}
