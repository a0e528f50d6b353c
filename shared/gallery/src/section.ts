import type { ReactNode } from 'react';

/** One state of a component, as a screen would show it. */
export interface Specimen {
  /** What differs here: « Occupé », « Texte long ». */
  readonly name: string;
  /** What is shown. A modal is given the way to close itself, and is opened by a button of the page. */
  readonly show: ReactNode | ((close: () => void) => ReactNode);
  /** What it stands on: a card's surface unless said otherwise. */
  readonly ground?: 'canvas' | 'brand' | undefined;
  /** `wide`: the whole column. `narrow`: as on a telephone, 20rem. */
  readonly width?: 'wide' | 'narrow' | undefined;
  /** Draws the focus ring on its control, as the Tab key would. */
  readonly focused?: boolean | undefined;
  /** It is fixed to the window by itself: here the frame is its window. */
  readonly framed?: boolean | undefined;
}

/** A component, or a few that only go together, in all their states. */
export interface GallerySection {
  /** The anchor in the page. */
  readonly id: string;
  /** As it is imported: `Button, ButtonLink`. */
  readonly name: string;
  /** `@portal/ui/button`; nothing for what is no component. */
  readonly from?: string | undefined;
  /** When it is used, in one or two sentences. */
  readonly purpose: string;
  readonly specimens: readonly Specimen[];
}

/** Components of one kind, under one heading. */
export interface Family {
  readonly id: string;
  readonly name: string;
  readonly sections: readonly GallerySection[];
}
