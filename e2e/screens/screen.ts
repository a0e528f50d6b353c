import type { Page } from '@playwright/test';
import type { DemoAccount } from '../fixtures/portal';

/** `comble` has several projects and propositions in every state; `sans-role` has a role unknown to the portal. */
export type Viewer = 'nobody' | DemoAccount | 'comble' | 'sans-role';

/** A screen of the portal, or a notable state of one: the catalogue for every check of all screens. */
export interface Screen {
  /** Also the name of its pictures: `applicant-project-file`. */
  readonly name: string;
  readonly viewer: Viewer;
  /** With named ids in braces: `/projectFile/{request}`. */
  readonly path: string;
  /** Runs before the visit, for example to make calls fail. */
  readonly arrange?: (page: Page) => Promise<unknown>;
  /** Runs once the page is there, again at each width. */
  readonly reach?: (page: Page) => Promise<void>;
  /** The final state: complete (by default), still loading, or showing a failure. */
  readonly comesTo?: 'whole' | 'loading' | 'failure';
  /** The screen is about a call that fails, which the browser logs. */
  readonly isTroubled?: true;
  /** The session ends during the visit. */
  readonly endsSession?: true;
}

/** Plain visits: one entry per route, without a fault or a gesture. */
export const isPlain = ({ arrange, reach, comesTo, isTroubled }: Screen): boolean =>
  arrange === undefined && reach === undefined && comesTo === undefined && isTroubled === undefined;

/** Two pages are empty by specification, without a heading. */
export const isEmpty = ({ path }: Screen): boolean =>
  /^\/propositionDetailsPage\/(accept|refuse)$/.test(path);

/** Screens of one viewer, whose names begin with a prefix. */
export const seenBy = (
  viewer: Viewer,
  prefix: string,
  screens: readonly Omit<Screen, 'viewer'>[],
): readonly Screen[] => screens.map((screen) => ({ ...screen, name: `${prefix}-${screen.name}`, viewer }));
