import type { MonthlyCount } from '@portal/domain/dashboard';
import { formatMonth } from '@portal/domain/format';
import type { Options, PointOptionsObject, PlotSeriesDataLabelsOptions } from 'highcharts';
import { CHART_STYLE, chartTheme, LABEL_STYLE, STRONG_LABEL_STYLE } from './chart-theme';

export interface LineChart {
  readonly title: string;
  /** Months in order, the current one last. */
  readonly counts: readonly MonthlyCount[];
  /** A colour of the look: `var(--color-chart-1)`. */
  readonly hue: string;
}

/** Specification, sections 2 and 9. */
const SIZE = 300;

/**
 * One curve over months. The current month is not over: its segment is dotted and its marker hollow, so that a fall
 * that is none is not read as one.
 */
export function lineChartOptions({ title, counts, hue }: LineChart): Options {
  const greatest = Math.max(...counts.map(({ count }) => count), 0);
  const current = counts.length - 1;
  return {
    ...chartTheme(title),
    chart: { ...CHART_STYLE, type: 'line', height: SIZE, spacing: [12, 8, 8, 8] },
    xAxis: {
      categories: counts.map(({ year, month }) => formatMonth(year, month, 'short')),
      lineColor: 'var(--color-chart-axis)',
      tickWidth: 0,
      crosshair: false,
      labels: { style: LABEL_STYLE, autoRotation: [] },
      accessibility: { description: 'Mois', rangeDescription: `${counts.length} mois` },
    },
    yAxis: {
      min: 0,
      // Without a value there would be no axis to stand on.
      ...(greatest === 0 && { max: 4 }),
      allowDecimals: false,
      tickAmount: 5,
      title: { text: '' },
      gridLineColor: 'var(--color-chart-grid)',
      labels: { style: LABEL_STYLE },
      accessibility: { description: 'Nombre' },
    },
    plotOptions: {
      line: {
        animation: false,
        color: hue,
        lineWidth: 2.5,
        zoneAxis: 'x',
        zones: [{ value: current - 1 }, { dashStyle: 'Dot' }],
        marker: {
          enabled: true,
          symbol: 'circle',
          radius: 4.5,
          lineWidth: 2,
          lineColor: 'var(--color-surface)',
        },
        states: { hover: { lineWidthPlus: 0, halo: { size: 0 } }, inactive: { opacity: 1 } },
        dataLabels: { enabled: true, allowOverlap: true, crop: false, overflow: 'allow', padding: 8 },
      },
    },
    series: [
      {
        type: 'line',
        name: title,
        data: counts.map(({ year, month, count }, index): PointOptionsObject => {
          const isCurrent = index === current;
          return {
            y: count,
            name: formatMonth(year, month),
            ...(isCurrent && { marker: { fillColor: 'var(--color-surface)', lineColor: hue } }),
            dataLabels: {
              ...placeOf(counts, index, greatest),
              style: isCurrent || count === greatest ? STRONG_LABEL_STYLE : LABEL_STYLE,
            },
            accessibility: { description: `${formatMonth(year, month)}\u00A0: ${count}` },
          };
        }),
      },
    ],
  };
}

/** Under this share of the greatest, a value would be written on the axis. */
const FLOOR_SHARE = 0.15;
/** Pixels by which a value leaves the steeper side of a valley. */
const LEAN = 5;

/**
 * Where a value is written so that the lines do not cross it: below a valley unless it is on the ground, to the outside
 * of a slope, above everything else.
 */
function placeOf(
  counts: readonly MonthlyCount[],
  index: number,
  greatest: number,
): Pick<PlotSeriesDataLabelsOptions, 'verticalAlign' | 'align' | 'x'> {
  const count = counts[index]?.count ?? 0;
  const before = counts[index - 1]?.count;
  const after = counts[index + 1]?.count;
  const isAbove = (other: number | undefined) => other !== undefined && other > count;
  const isBelow = (other: number | undefined) => other !== undefined && other < count;
  const hasRoomBelow = count > greatest * FLOOR_SHARE;
  if (hasRoomBelow && !isBelow(before) && !isBelow(after) && (isAbove(before) || isAbove(after))) {
    return { verticalAlign: 'top', align: 'center', x: 0 };
  }
  if (isAbove(after) && !isAbove(before)) return { verticalAlign: 'bottom', align: 'right', x: 4 };
  if (isAbove(before) && !isAbove(after)) return { verticalAlign: 'bottom', align: 'left', x: -4 };
  // A valley on the ground: towards the gentler of its two slopes, where there is more room between them.
  const lean = isAbove(before) && isAbove(after) ? Math.sign((before ?? 0) - (after ?? 0)) * LEAN : 0;
  return { verticalAlign: 'bottom', align: 'center', x: lean };
}
