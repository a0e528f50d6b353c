import { cpus } from 'node:os';
import { ALL_SCREENS } from '../screens/all-screens';
import { type Figures, keptFigures, MOST_SHIFT, shiftOf } from './figures';

const told = (presses: number | undefined): string => (presses === undefined ? '' : String(presses));

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Prints one row per screen, then what is above a limit, with the elements concerned. */
export default function printFigures(): void {
  const place = ALL_SCREENS.map(({ name }) => name);
  const all = keptFigures().toSorted((one, other) => place.indexOf(one.screen) - place.indexOf(other.screen));
  const ofScreens = new Map<string, Figures[]>();
  for (const figures of all)
    ofScreens.set(figures.screen, [...(ofScreens.get(figures.screen) ?? []), figures]);
  const widths = [...new Set(all.map(({ width }) => width))];
  const lines = [...ofScreens].map(([screen, visits]) => {
    const at = (width: number) => visits.find((visit) => visit.width === width);
    const wide = visits.at(-1);
    return row([
      screen,
      ...widths.map((width) => {
        const visit = at(width);
        return visit ? shiftOf(visit).toFixed(3) : '';
      }),
      told(wide?.calls),
      wide?.act ?? '',
      told(wide?.tabs.fromHeading),
      told(wide?.tabs.fromTop),
      visits.flatMap(({ small }) => (small ? [String(small.length)] : [])).join(''),
    ]);
  });
  const head = ['screen', ...widths.map((width) => `shift at ${String(width)}`)];
  const columns = [
    ...head,
    'signed calls',
    'main act',
    'Tab from the heading',
    'from the top',
    'targets < 44 px',
  ];
  const shifted = all
    .filter((figures) => shiftOf(figures) > MOST_SHIFT)
    .flatMap(({ screen, width, shifts }) =>
      shifts.map(
        ({ value, moved }) => `${screen} at ${String(width)}: ${value.toFixed(3)} ${moved.join('; ')}`,
      ),
    );
  const small = all.flatMap(({ screen, small: targets = [] }) =>
    targets.map((target) => `${screen}: ${target}`),
  );
  process.stdout.write(
    `${[
      `${cpus()[0]?.model ?? 'unknown processor'}, ${String(cpus().length)} cores, Node ${process.version}`,
      row(columns),
      row(columns.map(() => '---')),
      ...lines,
      ...(shifted.length > 0 ? ['', `Above ${String(MOST_SHIFT)}:`, ...shifted] : []),
      ...(small.length > 0 ? ['', 'Touch targets under 44 px:', ...small] : []),
    ].join('\n')}\n`,
  );
}
