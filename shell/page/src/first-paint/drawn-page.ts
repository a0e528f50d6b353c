import type { DrawnScreen } from '@portal/kit/shell';
import type { ShownPage } from '../routing/current-visit';

/** The last button pressed, recorded by the guard script. */
const head = window as { readonly portalEarly?: HTMLElement };

/** Set by the guard script when the server-rendered page is not for this user (guard-script.ts). */
const HIDDEN = 'data-first-paint';

/** The server-rendered page, on screen until it is hydrated. */
export interface DrawnPage extends DrawnScreen {
  /** Whether it can be hydrated as the given page: same version, same page, no additional parameters. */
  readonly is: (shown: ShownPage | undefined) => boolean;
  /** Starts hydration, during which rendering must give the same output. */
  readonly take: () => void;
  /** Ends hydration and replays an early click. */
  readonly taken: () => void;
}

/** The buttons with the same text as one that may have been removed. */
function namesakesOf(button: HTMLElement, page: HTMLElement): readonly HTMLElement[] {
  const wordsOf = (one: HTMLElement) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`;
  return [...page.querySelectorAll('button')].filter((one) => wordsOf(one) === wordsOf(button));
}

/**
 * Records the button pressed in content that is about to be replaced, a form or a skeleton.
 * @returns presses the button with the same text in the new content
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
 * Finds the server-rendered page in the root element (decision 0037), and removes one that is not for this user.
 * @returns undefined when nothing is visible
 */
export function drawnPage(element: HTMLElement): DrawnPage | undefined {
  const { documentElement: page } = document;
  const block = document.getElementById('portal-first-paint')?.textContent;
  const hidden = page.getAttribute(HIDDEN);
  if (hidden !== null) {
    // The skeleton stays until React renders the same.
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
      // Later clicks are handled by React.
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
