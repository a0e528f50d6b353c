import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DrivenBrowser } from './driven-browser';

const LIBRARY = readFileSync(
  path.resolve(
    import.meta.dirname,
    '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** What somebody looks for: a role with a name, a label, or a text. A string is the whole name. */
export type Sought = (
  | { readonly role: string; readonly name?: string | RegExp }
  | { readonly label: string | RegExp }
  | { readonly text: string | RegExp }
) & {
  /** The part of the page to look in; the whole page by default. */
  readonly within?: Sought;
};

/** The elements that are seen, in the order of the page. Runs in the page, and so refers to nothing around it. */
function seen(sought: Sought): readonly Element[] {
  type Find = (place: Element, what: unknown, options?: object) => Element[];
  const { TestingLibraryDom: find } = globalThis as unknown as {
    TestingLibraryDom: Record<'queryAllByRole' | 'queryAllByLabelText' | 'queryAllByText', Find>;
  };
  const asked = (name: unknown) =>
    typeof name === 'object' && name !== null && 'source' in name ? new RegExp(String(name.source)) : name;
  const places = sought.within ? seen(sought.within) : [document.body];
  return places
    .flatMap((place) => {
      if ('role' in sought)
        return find.queryAllByRole(place, sought.role, sought.name ? { name: asked(sought.name) } : {});
      if ('label' in sought) return find.queryAllByLabelText(place, asked(sought.label));
      return find.queryAllByText(place, asked(sought.text));
    })
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

const toSend = (sought: Sought): unknown =>
  JSON.parse(
    JSON.stringify(sought, (_key, value: unknown) =>
      value instanceof RegExp ? { source: value.source } : value,
    ),
  );

/** The key under which WebDriver names an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

const PATIENCE_MS = 30_000;

/** A page in a driven browser, for whoever looks at it and types. Everything waits until it is there, or throws. */
export function drivenPage({ tell }: DrivenBrowser) {
  const run = (script: string, ...args: readonly unknown[]) => tell('run', { script, args });
  /** What a function says in the page about all that is seen now; it refers to nothing around it. */
  const ask = <T>(sought: Sought, about: (elements: readonly HTMLElement[]) => T): Promise<T> =>
    run(
      `${LIBRARY};${String(seen)};return (${String(about)})(seen(arguments[0]))`,
      toSend(sought),
    ) as Promise<T>;

  /** Repeats an act until the page lets it happen: the element is there, stays, and nothing lies over it. */
  async function act(sought: Sought, how: (id: string) => Promise<unknown>): Promise<void> {
    let reason: unknown;
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      try {
        const element = (await ask(sought, ([first]) => {
          // WebKit's driver waits in vain for what comes into view smoothly.
          first?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return first;
        })) as unknown as Record<string, string> | null;
        const id = element?.[ELEMENT];
        if (id !== undefined) {
          await how(id);
          return;
        }
      } catch (error) {
        reason = error;
      }
      await wait(100);
    }
    throw new Error(`Not there: ${JSON.stringify(toSend(sought))}`, { cause: reason });
  }

  return {
    goto: async (address: string) => {
      await tell('open', { url: address });
    },
    press: (sought: Sought) => act(sought, (id) => tell('click', { id })),
    fill: (sought: Sought, text: string) =>
      act(sought, async (id) => {
        await tell('clear', { id });
        await tell('type', { id, text });
      }),
    /** Takes the first choice of a list, below the empty one. */
    chooseFirst: (sought: Sought) =>
      act(sought, async (id) => {
        const option = await run('return arguments[0].options[1]', { [ELEMENT]: id });
        await tell('click', { id: (option as Record<string, string>)[ELEMENT] });
      }),
    see: (sought: Sought) => act(sought, () => Promise.resolve()),
    ask,
    address: async () => String(await run('return location.href')),
    /** Leaves the session, as a new browser would begin. */
    forget: async (portal: string) => {
      await tell('open', { url: `${portal}/healthz` });
      await run('localStorage.clear()');
    },
    picture: async () => Buffer.from(String(await tell('picture')), 'base64'),
  };
}
