import type { ServerResponse } from 'node:http';

export type BuildNews =
  | { readonly kind: 'building'; readonly name: string }
  | {
      readonly kind: 'built';
      readonly name: string;
      readonly isNew: boolean;
      /** Empty when the build succeeded. */
      readonly errors: readonly string[];
    };

/** The state sent to open pages. A page that has another of a build is outdated. */
export interface ShownState {
  /** What was built last, by app; "" is the rest: the server, this run. */
  readonly builds: Readonly<Record<string, string>>;
  readonly building: readonly string[];
  readonly errors: readonly { readonly name: string; readonly text: string }[];
}

export interface BuildState {
  readonly shown: ShownState;
  /** Resolved once every awaited app was built for the first time, with or without errors. */
  readonly first: Promise<void>;
  take(news: BuildNews): void;
  /** Something else that pages depend on changed, such as the server. */
  renew(): void;
  /** Sends every change to this response until its page is closed. */
  follow(response: ServerResponse): void;
}

/** @param awaited names of the apps built from source */
export function createBuildState(awaited: readonly string[]): BuildState {
  // Pages of an earlier run are outdated too.
  const run = Date.now().toString(36);
  const pages = new Set<ServerResponse>();
  const waiting = new Set(awaited);
  const building = new Set<string>();
  const failures = new Map<string, readonly string[]>();
  const changes = new Map([['', 0]]);
  let settle: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (settle = resolve));
  if (waiting.size === 0) settle();

  const count = (name: string) => changes.set(name, (changes.get(name) ?? 0) + 1);
  const shown = (): ShownState => ({
    builds: Object.fromEntries([...changes].map(([name, count]) => [name, `${run}-${count}`])),
    building: [...building],
    errors: [...failures].flatMap(([name, texts]) => texts.map((text) => ({ name, text }))),
  });
  const line = () => `data: ${JSON.stringify(shown())}\n\n`;
  const tellPages = () => {
    for (const page of pages) page.write(line());
  };

  return {
    get shown() {
      return shown();
    },
    first,
    take(news) {
      if (news.kind === 'building') {
        building.add(news.name);
      } else {
        building.delete(news.name);
        failures.set(news.name, news.errors);
        if (news.isNew) count(news.name);
        waiting.delete(news.name);
        if (waiting.size === 0) settle();
      }
      tellPages();
    },
    renew() {
      count('');
      tellPages();
    },
    follow(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(line());
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
  };
}
