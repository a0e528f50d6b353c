import type { DrawnScreen } from '@portal/kit/shell';
import type { ShownPage } from '../routing/current-visit';

/** What was pressed before the code came, recorded by the guard script for as long as this exists. */
const head = window as {
  portalEarly?: {
    /** The button, or the held link, clicked last. */
    readonly pressed?: HTMLElement;
    /** What a pointer is still down on. */
    readonly down?: HTMLElement;
  };
};

/** Ends the recording: from now on React handles what is pressed. */
function takeEarly(): NonNullable<typeof head.portalEarly> {
  const early = head.portalEarly ?? {};
  delete head.portalEarly;
  return early;
}

/** Set by the guard script when the server-rendered page is not for this user (guard-script.ts). */
const HIDDEN = 'data-first-paint';

/** The server-rendered page, on screen until it is hydrated. */
export interface DrawnPage extends DrawnScreen {
  /** Whether it can be hydrated as the given page: same version and page, no additional parameters, not translated. */
  readonly is: (shown: ShownPage | undefined) => boolean;
  /** Starts hydration, during which rendering must give the same output. */
  readonly take: () => void;
  /** Ends hydration and replays an early click. */
  readonly taken: () => void;
}

interface Pressable {
  readonly element: HTMLElement;
  readonly words: string;
}

const pressablesIn = (page: HTMLElement): readonly Pressable[] =>
  [...page.querySelectorAll<HTMLElement>('button, a[href]')].map((element) => ({
    element,
    words: `${element.localName} ${element.getAttribute('aria-label') ?? ''} ${element.textContent}`,
  }));

/**
 * Remembers the buttons and links of content that is about to be replaced, a form or a skeleton: rendering takes a
 * while, and they can be pressed until the last moment.
 * @returns to be called as the new content stands, before anything else can be pressed or released: finds there the one
 * with the same text as what was pressed, and returns what presses it
 */
export function pressedEarly(page: HTMLElement): () => () => void {
  const before = pressablesIn(page);
  return () => {
    const { pressed, down = pressed } = takeEarly();
    const words = before.find(({ element }) => element === down)?.words;
    const namesakes = (among: readonly Pressable[]) => among.filter((one) => one.words === words);
    const place = namesakes(before).findIndex(({ element }) => element === down);
    const found = namesakes(pressablesIn(page))[place];
    return () => found?.element.click();
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
        !element.querySelector(':is(font)') &&
        shown?.remote === drawn?.['remote'] &&
        shown?.version === drawn?.['version']
      );
    },
    take() {
      isTaking = true;
      const { pressed } = takeEarly();
      answerEarly = () => pressed?.click();
    },
    taken() {
      isTaking = false;
      answerEarly?.();
      answerEarly = undefined;
    },
  };
}
