import type { MenuEntry } from './registry';

/** What the host asks the code of a shell to draw, and what it gets: they are built apart. */
export interface FrameToDraw {
  readonly path: string;
  /** What `/config.json` says. */
  readonly config: unknown;
  /** The entries of a visitor's menu, in order. */
  readonly menu: readonly MenuEntry[];
  /** Of the page inside. */
  readonly remote: string;
  readonly version: string;
  readonly title: string;
}

export interface DrawnFrame {
  /** The page inside goes between them. */
  readonly before: string;
  readonly after: string;
}

/** What somebody who is signed in sees until their page is there, by the kind of their first screen. */
export type DrawnSkeletons = Readonly<Record<'applicant' | 'staff', string>>;
