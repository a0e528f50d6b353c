import type { Feel, HomeFeels } from './measure-home';
import type { ListFeels } from './measure-list';
import type { ScreenCost } from './measure-screen';
import type { BenchScreen } from './screens';

/** A budget of the design (section 7), with the measurement. */
export interface Budget {
  readonly what: string;
  readonly measured: number;
  readonly most: number;
  readonly unit: 'kB' | '×' | 's' | 'ms' | '';
}

export interface Compared {
  readonly screen: BenchScreen;
  readonly portal: ScreenCost;
  readonly single: ScreenCost;
}

const HOME_SCRIPTS_KB = 150;
const HOME_RATIO = 1.25;
const ENTRY_KB = 7;
const FONTS_KB = 60;
const REGISTRY_KB = 6;
const VISITOR_ROUND_TRIPS = 3;
const SIGNED_IN_ROUND_TRIPS = 4;
/** Times that of a static page in the same run. */
const LARGEST_PAINT = 2;
/** Unchanged, but for what one visit differs from the next. */
const CROWDED = 1.1;
const LATER_ROW = 1.1;
const LAYOUT_SHIFT = 0.02;
const BLOCKING_MS = 150;

export const isHeld = ({ measured, most }: Budget): boolean => measured <= most;

export function budgetsOf(compared: readonly Compared[]): readonly Budget[] {
  const home = compared[0];
  if (home === undefined) throw new Error('no screen was measured');
  const kB = (what: string, bytes: number, most: number): Budget => ({
    what,
    measured: bytes / 1000,
    most,
    unit: 'kB',
  });
  const scripts = home.portal.cold.scripts;
  return [
    kB('visitor home, JavaScript', scripts, HOME_SCRIPTS_KB),
    {
      what: 'visitor home, JavaScript by the single application’s',
      measured: scripts / home.single.cold.scripts,
      most: HOME_RATIO,
      unit: '×',
    },
    kB('heaviest entry of a remote', Math.max(...compared.map(({ portal }) => portal.cold.entry)), ENTRY_KB),
    ...compared.flatMap(({ screen, portal }) =>
      screen.ownScripts === undefined
        ? []
        : [
            kB(
              `${screen.what}, the remote’s own JavaScript`,
              portal.cold.ownScripts,
              screen.ownScripts / 1000,
            ),
          ],
    ),
    kB('fonts', Math.max(...compared.map(({ portal }) => portal.cold.fonts)), FONTS_KB),
    kB('registry', home.portal.cold.registry, REGISTRY_KB),
    ...compared.map(({ screen, portal }) => ({
      what: `${screen.what}, round trips to the first remote paint`,
      measured: portal.cold.chain.length,
      most: screen.account === undefined ? VISITOR_ROUND_TRIPS : SIGNED_IN_ROUND_TRIPS,
      unit: '' as const,
    })),
  ];
}

/** Every budget for the paints of the home on a slow phone, with and without more code, and more apps. */
export function feelBudgetsOf({ still, portal, heavier, crowded }: HomeFeels): readonly Budget[] {
  const largest = (what: string, feel: Feel): Budget => ({
    what: `${what} on a slow phone, largest contentful paint by a static page’s`,
    measured: feel.largestPaint / still.largestPaint,
    most: LARGEST_PAINT,
    unit: '×',
  });
  return [
    largest('visitor home', portal),
    largest('visitor home with 20 kB more code', heavier),
    {
      what: 'visitor home with fifty apps on a slow phone, largest contentful paint by that with four',
      measured: crowded.largestPaint / portal.largestPaint,
      most: CROWDED,
      unit: '×',
    },
    {
      what: 'visitor home on a slow phone, layout shift',
      measured: portal.layoutShift,
      most: LAYOUT_SHIFT,
      unit: '',
    },
    {
      what: 'visitor home on a slow phone, blocking time',
      measured: portal.blockingTime,
      most: BLOCKING_MS,
      unit: 'ms',
    },
  ];
}

/** The rows of a list come as soon as in the previous release that is kept for comparison, but for that difference. */
export const listBudgetOf = ({ portal, kept }: ListFeels): Budget => ({
  what: 'projects of an agent on a slow phone, empty cache: first row, by the kept release’s',
  measured: portal.cold.firstRow / kept.cold.firstRow,
  most: LATER_ROW,
  unit: '×',
});
