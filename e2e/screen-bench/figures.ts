import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Shift } from '../first-paint/layout-shift';

/** What one visit of a screen showed. */
export interface Figures {
  readonly screen: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly shifts: readonly Shift[];
  /** Signed calls until nothing moved any more, with that of the shell that asks who is signed in. */
  readonly calls: number;
  /** The first primary button or link of the main element; undefined without one. */
  readonly act: string | undefined;
  /** Presses of Tab that reach it from the heading, where a navigation leaves the focus, and from the skip link. */
  readonly tabs: { readonly fromHeading: number | undefined; readonly fromTop: number | undefined };
  /** Touch targets below 44 px, named; undefined where the pointer is fine. */
  readonly small: readonly string[] | undefined;
}

/** Design, section 7: the layout shift of any screen, cold. */
export const MOST_SHIFT = 0.02;

const FILE = path.resolve(import.meta.dirname, '../../.cache/screen-figures.jsonl');

export function forgetFigures(): void {
  rmSync(FILE, { force: true });
}

export function keepFigures(figures: Figures): void {
  mkdirSync(path.dirname(FILE), { recursive: true });
  appendFileSync(FILE, `${JSON.stringify(figures)}\n`);
}

export const keptFigures = (): readonly Figures[] =>
  existsSync(FILE)
    ? readFileSync(FILE, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Figures)
    : [];

export const shiftOf = ({ shifts }: Figures): number => shifts.reduce((sum, { value }) => sum + value, 0);
