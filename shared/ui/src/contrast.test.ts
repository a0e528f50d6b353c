import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Colour pairs used in the portal keep their contrast in both themes (WCAG 1.4.3, 1.4.11). */

const css = readFileSync(path.join(process.cwd(), 'shared/ui/src/tokens.css'), 'utf8');

/** Light and dark colours by name, in six digits: one with alpha is neither text nor its background. */
const colours = new Map(
  [...css.matchAll(/--color-([a-z0-9-]+): (?:light-dark\()?#([0-9a-f]+)(?:, #([0-9a-f]+)\))?;/g)].map(
    ([, name = '', light = '', dark = light]) => [name, [light, dark].map(inSixDigits)],
  ),
);

function inSixDigits(hex: string): string {
  return hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
}

const TEXT = 4.5;
/** Control borders, drawings, focus rings. */
const DRAWING = 3;

const GROUNDS = 'canvas surface surface-sunken surface-raised surface-hover surface-selected surface-stone';
const SOFT = ['new', 'advisor', 'you', 'lender', 'success', 'danger', 'closed'];
const BRAND = 'surface-brand surface-brand-raised';

/** Foreground, minimum ratio, backgrounds. */
const PAIRS: readonly (readonly [string, number, string])[] = [
  ['text', TEXT, `${GROUNDS} ${SOFT.map((family) => `status-${family}-soft`).join(' ')}`],
  ['text-muted', TEXT, `${GROUNDS} ${SOFT.map((family) => `status-${family}-soft`).join(' ')}`],
  ['text-subtle', TEXT, GROUNDS],
  ['text-brand', TEXT, `${GROUNDS} action-soft`],
  ['link', TEXT, GROUNDS],
  ['link-hover', TEXT, GROUNDS],
  ['text-on-brand', TEXT, BRAND],
  ['text-on-brand-muted', TEXT, BRAND],
  ['on-action', TEXT, 'action action-hover action-active'],
  ['on-danger', TEXT, 'danger danger-hover'],
  ['on-disabled', TEXT, 'disabled'],
  ['on-lamp', TEXT, 'lamp lamp-hover'],
  ...SOFT.map(
    (family) =>
      [
        `status-${family}-text`,
        TEXT,
        `status-${family}-soft surface canvas surface-sunken surface-raised`,
      ] as const,
  ),
  ['chart-label', TEXT, 'surface'],
  ['focus', DRAWING, 'canvas surface surface-sunken surface-raised surface-stone'],
  ['focus-on-brand', DRAWING, BRAND],
  ['line-strong', DRAWING, 'surface surface-sunken canvas surface-raised'],
  ['lamp', DRAWING, BRAND],
  ['action', DRAWING, 'surface canvas'],
  ['danger', DRAWING, 'surface'],
  ...['1', '2', '3', '4', '5', '6', 'muted'].map((name) => [`chart-${name}`, DRAWING, 'surface'] as const),
  ['window-done', DRAWING, 'surface status-you-soft'],
  ['window-todo-line', DRAWING, 'surface'],
  ['window-closed', DRAWING, 'surface'],
];

const channel = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** Relative luminance of six hexadecimal digits (WCAG 2.2), 0 to 1. */
const luminance = (hex: string) =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, weight, index) => sum + weight * channel(parseInt(hex.slice(index * 2, index * 2 + 2), 16) / 255),
    0,
  );

function contrast(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'])('the %s theme', (theme) => {
  const colour = (name: string) => colours.get(name)?.[theme === 'light' ? 0 : 1] ?? '';

  it.each(PAIRS)('%s keeps %d to 1 on its grounds', (foreground, least, grounds) => {
    const ratios = grounds
      .split(' ')
      .map((ground) => [ground, contrast(colour(foreground), colour(ground))] as const);
    // Negated, so that NaN from a missing name fails too.
    expect(ratios.filter(([, ratio]) => !(ratio >= least))).toEqual([]);
  });
});
