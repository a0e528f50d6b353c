import { isHeld, type Budget, type Compared } from './budgets';
import type { Feel } from './measure-home';
import type { ListFeel } from './measure-list';
import type { Cost } from './measure-screen';

const SCREEN_WIDTH = 30;
const COLUMNS = [
  ['JS', (cost: Cost) => kB(cost.scripts)],
  ['CSS', (cost: Cost) => kB(cost.styles)],
  ['fonts', (cost: Cost) => kB(cost.fonts)],
  ['HTML', (cost: Cost) => kB(cost.page)],
  ['registry', (cost: Cost) => kB(cost.registry)],
  ['remote.json', (cost: Cost) => kB(cost.descriptions)],
  ['all kB', (cost: Cost) => kB(cost.all)],
  ['requests', (cost: Cost) => String(cost.requests)],
  ['trips, log', (cost: Cost) => String(cost.chain.length)],
  ['trips, clock', (cost: Cost) => cost.roundTrips.toFixed(1)],
  ['paint ms', (cost: Cost) => cost.near.toFixed(0)],
  ['+150 ms', (cost: Cost) => cost.far.toFixed(0)],
] as const;

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const cell = (text: string, head: string): string => text.padStart(Math.max(head.length, 6) + 2);

export const headLine = (): string =>
  ''.padEnd(SCREEN_WIDTH) + COLUMNS.map(([head]) => cell(head, head)).join('');

/** A screen in the portal and in the single application, with a cold and a warm cache, and their ratio. */
export function screenLines({ screen, portal, single }: Compared): readonly string[] {
  return (['cold', 'warm'] as const).flatMap((when) => [
    costLine(`${screen.what}, ${when}`, portal[when]),
    costLine('  single application', single[when]),
    ratioLine(portal[when], single[when]),
    `  ${portal[when].chain.join(' → ')}`,
  ]);
}

const costLine = (what: string, cost: Cost): string =>
  what.padEnd(SCREEN_WIDTH) + COLUMNS.map(([head, read]) => cell(read(cost), head)).join('');

function ratioLine(portal: Cost, single: Cost): string {
  const cells = COLUMNS.map(([head, read]) => {
    const [ours, theirs] = [Number(read(portal)), Number(read(single))];
    return cell(theirs > 0 ? `×${(ours / theirs).toFixed(2)}` : '', head);
  });
  return '  ratio'.padEnd(SCREEN_WIDTH) + cells.join('');
}

export const feelLine = (what: string, feel: Feel): string =>
  `  ${what.padEnd(12)}  first paint ${seconds(feel.firstPaint)}  largest ${seconds(feel.largestPaint)} (${feel.largestIs})  ` +
  `layout shift ${feel.layoutShift.toFixed(3)}  blocking ${feel.blockingTime.toFixed(0)} ms`;

export const listLine = (what: string, { cold, warm }: ListFeel): string =>
  `  ${what.padEnd(12)}  empty cache: first paint ${seconds(cold.firstPaint)}, first row ${seconds(cold.firstRow)}` +
  `  full: ${seconds(warm.firstPaint)}, ${seconds(warm.firstRow)}`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

export function budgetLine(budget: Budget): string {
  const { what, measured, most, unit } = budget;
  const shown = unit === 'ms' ? measured.toFixed(0) : Number(measured.toFixed(3)).toString();
  return `${isHeld(budget) ? 'held  ' : 'MISSED'}  ${what}: ${shown} ${unit} of ${String(most)}`.trimEnd();
}
