import type { ReactElement, ReactNode } from 'react';

/** A component, or several that are used together, in its states. */
export interface Specimen {
  /** When to use it, in one or two sentences. */
  readonly purpose: string;
  /**
   * How its states are displayed. `canvas`, `brand`: the background, by default a card's surface. `wide`: the whole line;
   * `narrow`: 20rem, as on a phone. `clipped`: in a frame that serves as its window.
   */
  readonly setting?: string;
  /** States by name: an element, or a modal, which gets a function to close it and is opened by a button. */
  readonly states: Readonly<Record<string, ReactElement | ((close: () => void) => ReactNode)>>;
}

/** Specimens by the door of `@portal/ui` that they show; `forms` is that of `@portal/forms`. */
export type Specimens = Readonly<Record<string, Specimen>>;

/** A state for each value of a prop, named after it. */
export const statesBy = <T extends string>(values: readonly T[], show: (value: T) => ReactElement) =>
  Object.fromEntries(values.map((value) => [value, show(value)]));

/** For what a specimen has nothing to do about. */
export const nothing = () => undefined;
