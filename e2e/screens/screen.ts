import type { Page } from '@playwright/test';
import type { DemoAccount } from '../fixtures/portal';

/**
 * Who looks: nobody who signed in, an account of the demo, somebody with several projects and proposals in every state,
 * or somebody signed in whose role id the portal does not know.
 */
export type Viewer = 'nobody' | DemoAccount | 'comble' | 'sans-role';

/**
 * A screen of the portal, or a state of one that is worth looking at. Every check that walks the portal walks this
 * catalogue: accessibility, valid HTML, titles and focus, screenshots.
 */
export interface Screen {
  /** Readable, and the name of its pictures: `applicant-project-file`. */
  readonly name: string;
  readonly viewer: Viewer;
  /** With the names of ids in braces: `/projectFile/{request}`. */
  readonly path: string;
  /** What is arranged before the visit, such as calls that fail. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** What the reader does once the page is there; done again at each width. */
  readonly reach?: (page: Page) => Promise<void>;
  /** What the page comes to: all there (unless said otherwise), still loading, or told what failed. */
  readonly comesTo?: 'whole' | 'loading' | 'failure';
  /** A call is refused or cannot be made, and the browser says so: that is what the screen is about. */
  readonly isTroubled?: true;
  /** The session does not survive the visit. */
  readonly endsSession?: true;
}

/** The entries that a plain visit shows: one per route, without a fault or a gesture. */
export const isPlain = ({ arrange, reach, comesTo, isTroubled }: Screen): boolean =>
  arrange === undefined && reach === undefined && comesTo === undefined && isTroubled === undefined;

/** Two pages are empty by specification: they have no heading to look for. */
export const isEmpty = ({ path }: Screen): boolean =>
  /^\/propositionDetailsPage\/(accept|refuse)$/.test(path);
