import { createElement, type ComponentType, type ReactElement, type ReactNode } from 'react';

type Word = 'canvas' | 'brand' | 'wide' | 'narrow' | 'focused' | 'framed';

/**
 * How a state is displayed. `canvas`, `brand`: its background, by default a card's surface. `wide`: the whole column;
 * `narrow`: 20rem, as on a phone. `focused`: with a focus ring on its control, as after Tab. `framed`: the component is
 * fixed to the window, and a frame serves as its window.
 */
export type Setting = Word | `${Word} ${Word}` | `${Word} ${Word} ${Word}`;

/** An element, or a modal, which gets a function to close it and is opened by a button. */
type Shown = ReactElement | ((close: () => void) => ReactNode);

/** One state of a component, as on a screen. */
export interface Specimen {
  /** What is specific: « Occupé », « Texte long ». */
  readonly name: string;
  readonly show: Shown;
  readonly setting: string;
}

/** Sections by name: all states of a component, or of several that are only used together. */
export type Specimens = Readonly<Record<string, readonly Specimen[]>>;

/** A section of the page. */
export interface GallerySection {
  /** As imported: `Button, ButtonLink`. The first name is the anchor. */
  readonly name: string;
  /** `@portal/ui/button`. */
  readonly from: string;
  /** When to use it, in one or two sentences. */
  readonly purpose: string;
  readonly specimens: readonly Specimen[];
}

/** Related components under one heading. */
export interface Family {
  readonly name: string;
  readonly sections: readonly GallerySection[];
}

/** Anchor of a family or section: `filter-chips` for « FilterChips, RemovableChip ». */
export const anchorOf = ({ name }: { readonly name: string }): string =>
  (name.split(',')[0] ?? '')
    .normalize('NFD')
    .replace(/[^\w\s]/g, '')
    .trim()
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/\s+/g, '-')
    .toLowerCase();

/** States by name, with a setting where it is not that of the section. */
type Table<T> = Readonly<Record<string, T | readonly [T, Setting]>>;

/** What the name of a state says about its setting. */
const BY_NAME: readonly (readonly [RegExp, Word])[] = [
  [/à l’étroit/i, 'narrow'],
  [/^Focus/, 'focused'],
  [/crépuscule/, 'brand'],
];

/** A named state. The whole column gives way to `narrow`. */
export function specimen(name: string, show: Shown, setting = ''): Specimen {
  const told = BY_NAME.flatMap(([pattern, word]) => (pattern.test(name) ? [word] : []));
  const given = told.includes('narrow') ? setting.replace('wide', '') : setting;
  return { name, show, setting: [given, ...told].join(' ').trim() };
}

const rows = <T>(table: Table<T>, show: (row: T) => Shown, setting?: Setting): readonly Specimen[] =>
  Object.entries(table).map(([name, row]) =>
    isPair(row) ? specimen(name, show(row[0]), row[1]) : specimen(name, show(row), setting),
  );

/** Several named states. */
export const specimens = (table: Table<Shown>, setting?: Setting): readonly Specimen[] =>
  rows(table, (shown) => shown, setting);

/** States of one component as a table of props. */
export const states = <P extends object>(Component: ComponentType<P>, table: Table<P>, setting?: Setting) =>
  rows(table, (props) => createElement(Component, props), setting);

/** One state for each value of a prop. */
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
