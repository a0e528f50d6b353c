import type { ReactElement, ReactNode } from 'react';

/** Gets a function to close it, and is opened by a button. */
export type Modal = (close: () => void) => ReactNode;

/** A component, or several that are used together, in its states. A state « à l’étroit » has the width of a phone. */
export type States = Readonly<Record<string, ReactElement | Modal>>;

/** Specimens by the door of `@portal/ui` that they show; `forms` is that of `@portal/forms`. */
export type Specimens = Readonly<Record<string, States>>;

/** A state for each value of a prop, named after it. */
export const statesBy = <T extends string>(values: readonly T[], show: (value: T) => ReactElement) =>
  Object.fromEntries(values.map((value) => [value, show(value)]));

/** For what a specimen has nothing to do about. */
export const nothing = () => undefined;
