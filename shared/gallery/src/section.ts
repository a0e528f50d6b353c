import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';

type Word = 'canvas' | 'brand' | 'wide' | 'narrow' | 'focused' | 'framed';

/**
 * How a state is shown. `canvas`, `brand`: what it stands on, else a card's surface. `wide`: the whole column; `narrow`: as
 * on a telephone, 20rem. `focused`: the focus ring on its control, as the Tab key would draw it. `framed`: it is fixed to
 * the window by itself, and the frame is its window.
 */
export type Setting = Word | `${Word} ${Word}` | `${Word} ${Word} ${Word}`;

/** What is shown. A modal is given the way to close itself, and is opened by a button of the page. */
type Shown = ReactElement | ((close: () => void) => ReactNode);

/** One state of a component, as a screen would show it. */
export interface Specimen {
  /** What differs here: « Occupé », « Texte long ». */
  readonly name: string;
  readonly show: Shown;
  readonly setting?: Setting | undefined;
}

/** A component, or a few that only go together, in all their states. */
export interface GallerySection {
  /** As it is imported: `Button, ButtonLink`. The first name is the anchor in the page. */
  readonly name: string;
  /** `@portal/ui/button`; nothing for what is no component. */
  readonly from?: string | undefined;
  /** When it is used, in one or two sentences. */
  readonly purpose: string;
  readonly specimens: readonly Specimen[];
}

/** Components of one kind, under one heading. */
export interface Family {
  readonly name: string;
  readonly sections: readonly GallerySection[];
}

/** The anchor of a family or of a section: `filter-chips` of « FilterChips, RemovableChip ». */
export const anchorOf = ({ name }: { readonly name: string }): string =>
  (name.split(',')[0] ?? '')
    .normalize('NFD')
    .replace(/[^\w\s]/g, '')
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/\s+/g, '-')
    .toLowerCase();

/** What is shown under each name, and how where that is not as usual. */
type Table<T> = Readonly<Record<string, T | readonly [T, Setting]>>;

/** Several states, each under its name. `setting` is that of those that say none. */
export const specimens = (table: Table<Shown>, setting?: Setting): readonly Specimen[] =>
  Object.entries(table).map(([name, row]) =>
    isPair(row) ? { name, show: row[0], setting: row[1] } : { name, show: row, setting },
  );

/** The states of one component, as a table of its props. */
export const states = <P extends object>(
  Component: ComponentType<P>,
  table: Table<P>,
  setting?: Setting,
): readonly Specimen[] =>
  Object.entries(table).map(([name, row]) =>
    isPair(row)
      ? { name, show: createElement(Component, row[0]), setting: row[1] }
      : { name, show: createElement(Component, row), setting },
  );

/** One state for each value of a prop, under its name. */
export const each = <V extends string, P extends object>(
  prop: string,
  values: readonly V[],
  Component: ComponentType<P>,
  propsOf: (value: V) => P,
  setting?: Setting,
): readonly Specimen[] =>
  states(
    Component,
    Object.fromEntries(values.map((value) => [`${prop}="${value}"`, propsOf(value)])),
    setting,
  );

const isPair = <T>(row: T | readonly [T, Setting]): row is readonly [T, Setting] => Array.isArray(row);
