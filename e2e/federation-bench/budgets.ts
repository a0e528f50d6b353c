import type { Feel } from './measure-home';
import type { ScreenCost } from './measure-screen';
import type { BenchScreen } from './screens';

/** A promise of the design (section 7), and what was measured. */
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

const HOME_SCRIPTS_KB = 130;
const HOME_RATIO = 1.2;
const ENTRY_KB = 8;
const FONTS_KB = 60;
const REGISTRY_KB = 6;
const VISITOR_ROUND_TRIPS = 3;
const SIGNED_IN_ROUND_TRIPS = 4;
const LARGEST_PAINT_S = 1.8;
const LAYOUT_SHIFT = 0.02;
const BLOCKING_MS = 150;

export const isHeld = ({ measured, most }: Budget): boolean => measured <= most;

/** Every promise about what a browser downloads, beside what was measured. */
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

/** Every promise about how soon the home shows something on a slow phone. */
export function feelBudgetsOf(feel: Feel): readonly Budget[] {
  return [
    {
      what: 'visitor home on a slow phone, largest contentful paint',
      measured: feel.largestPaint / 1000,
      most: LARGEST_PAINT_S,
      unit: 's',
    },
    {
      what: 'visitor home on a slow phone, layout shift',
      measured: feel.layoutShift,
      most: LAYOUT_SHIFT,
      unit: '',
    },
    {
      what: 'visitor home on a slow phone, blocking time',
      measured: feel.blockingTime,
      most: BLOCKING_MS,
      unit: 'ms',
    },
  ];
}
