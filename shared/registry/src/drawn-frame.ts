import type { MenuEntry } from './registry';

/** What the host passes to the drawing code of a shell, which is built separately. */
export interface FrameToDraw {
  readonly path: string;
  readonly config: unknown;
  readonly menu: readonly MenuEntry[];
  readonly remote: string;
  readonly version: string;
  readonly title: string;
}

export interface DrawnFrame {
  readonly before: string;
  readonly after: string;
}

/** What a signed-in user sees until their page is loaded, by the kind of their first screen. */
export type DrawnSkeletons = Readonly<Record<'applicant' | 'staff', string>>;
