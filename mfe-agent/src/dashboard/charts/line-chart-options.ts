import type { MonthlyCount } from '@portal/domain/dashboard';
import { formatMonth } from '@portal/domain/format';
import type { Options, PointOptionsObject, PlotSeriesDataLabelsOptions } from 'highcharts';
import { CHART_STYLE, chartTheme, LABEL_STYLE, STRONG_LABEL_STYLE } from './chart-theme';

export interface LineChart {
  readonly title: string;
  /** In order, the current month last. */
  readonly counts: readonly MonthlyCount[];
  /** A colour token: `var(--color-chart-1)`. */
  readonly hue: string;
}

/** Specification, sections 2 and 9. */
const SIZE = 300;

/** A line over months. The current month is incomplete: dotted, with a hollow marker, it does not read as a fall. */
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
      // An all-zero series needs an explicit maximum to get an axis.
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

/** Below this share of the maximum, a label under the point would overlap the axis. */
const FLOOR_SHARE = 0.15;
/** Horizontal shift in pixels of a label away from the steeper side of a valley. */
const LEAN = 5;

/** Keeps labels off the line: below a valley unless near the axis, outside a slope, above otherwise. */
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
  // A valley near the axis: shift towards the gentler slope, which leaves more room.
  const lean = isAbove(before) && isAbove(after) ? Math.sign((before ?? 0) - (after ?? 0)) * LEAN : 0;
  return { verticalAlign: 'bottom', align: 'center', x: lean };
}
