import type { MonthlyCount, StatusBar } from '@portal/domain/dashboard';
import { formatMonth } from '@portal/domain/format';
import type { Options, PlotSeriesDataLabelsOptions, PointOptionsObject } from 'highcharts';

/**
 * Options common to all charts: no style element (the CSP forbids it), no HTML labels, and tokens by name so that a
 * theme change needs no redraw. The surrounding card already has a heading, a summary and a table, so the chart shows
 * no title of its own; `title` is its accessible name.
 */
const chartTheme = (title: string) =>
  ({
    palette: { injectCSS: false },
    title: { text: '' },
    credits: { enabled: false },
    legend: { enabled: false },
    tooltip: {
      animation: false,
      backgroundColor: 'var(--color-surface-raised)',
      borderColor: 'var(--color-line)',
      borderRadius: 6,
      shadow: false,
      headerFormat: '',
      pointFormat: '{point.name}\u00A0: <b>{point.y}</b>',
      style: { color: 'var(--color-text)', fontSize: '13px' },
    },
    accessibility: {
      // The card is already a labelled section: no nested landmark.
      landmarkVerbosity: 'disabled',
      // Otherwise each point is described twice, with the title of the chart as the noun of its count.
      point: { descriptionFormat: '{name}\u00A0: {y}' },
      screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' },
      keyboardNavigation: {
        focusBorder: { style: { color: 'var(--color-focus)', lineWidth: 3, borderRadius: 3 }, margin: 3 },
      },
    },
    lang: {
      // Highcharts defaults to English.
      accessibility: {
        chartContainerLabel: `${title}, graphique interactif`,
        svgContainerLabel: title,
        screenReaderSection: { endOfChartMarker: '' },
        series: {
          summary: {
            line: '{series.name}, courbe de {series.points.length} points.',
            bar: '{series.name}, {series.points.length} barres.',
          },
          nullPointValue: 'Aucune valeur',
        },
      },
    },
  }) as const satisfies Options;

const LABEL_STYLE = {
  color: 'var(--color-chart-label)',
  fontSize: '12px',
  fontWeight: '400',
  textOutline: 'none',
};
const STRONG_LABEL_STYLE = { ...LABEL_STYLE, color: 'var(--color-text)', fontWeight: '600' };

const CHART_STYLE = {
  animation: false,
  backgroundColor: 'transparent',
  style: { fontFamily: 'var(--font-text)', fontSize: '12px' },
};

interface BarChart {
  readonly title: string;
  readonly bars: readonly StatusBar[];
  /** A colour token: `var(--color-chart-1)`. */
  readonly hue: string;
}

/** Specification, sections 2 and 9. */
const HEIGHT = 300;
/** Fits « Complément d'information demandé » plus Highcharts' own distance from the axis, in pixels. */
const LABEL_COLUMN = 212;
const GAP = 12;
/** Below this width in pixels, labels stand above their bars. */
const NARROW = 360;
const NARROW_ROW = 40;

/** Set explicitly, since Highcharts would wrap labels at a third of the chart width. */
const ONE_LINE = { ...LABEL_STYLE, whiteSpace: 'nowrap', textOverflow: 'none' };

/** One horizontal bar per status: horizontal labels stay readable, and lengths compare better than heights. */
export function barChartOptions({ title, bars, hue }: BarChart): Options {
  return {
    ...chartTheme(title),
    chart: {
      ...CHART_STYLE,
      type: 'bar',
      height: HEIGHT,
      marginLeft: LABEL_COLUMN + GAP,
      spacing: [4, 28, 4, 4],
    },
    xAxis: {
      categories: bars.map(({ label }) => label),
      lineColor: 'var(--color-chart-axis)',
      tickWidth: 0,
      labels: { style: ONE_LINE, step: 1 },
      accessibility: { description: 'Statut', rangeDescription: `${bars.length} statuts` },
    },
    yAxis: {
      min: 0,
      visible: false,
      endOnTick: false,
      allowDecimals: false,
      // Room for the value after the longest bar.
      maxPadding: 0.08,
      title: { text: '' },
      accessibility: { description: 'Nombre de projets' },
    },
    plotOptions: {
      bar: {
        animation: false,
        color: hue,
        borderWidth: 0,
        borderRadius: 3,
        maxPointWidth: 16,
        pointPadding: 0.1,
        groupPadding: 0.08,
        states: { hover: { color: hue, brightness: 0 }, inactive: { opacity: 1 } },
        dataLabels: { enabled: true, crop: false, overflow: 'allow', style: STRONG_LABEL_STYLE },
      },
    },
    series: [
      {
        type: 'bar',
        name: title,
        data: bars.map(({ label, count }) => ({
          y: count,
          name: label,
        })),
      },
    ],
    responsive: {
      rules: [
        {
          condition: { maxWidth: NARROW },
          chartOptions: {
            chart: {
              // Few bars stand further apart: the place is kept for the height of the specification.
              height: Math.max(HEIGHT, bars.length * NARROW_ROW),
              // On the edge of the title above.
              marginLeft: 8,
              spacing: [16, 28, 0, 8],
            },
            // No axis line: it would cross the labels.
            xAxis: {
              lineWidth: 0,
              labels: { align: 'left', x: 0, y: -14, reserveSpace: false, style: ONE_LINE },
            },
            plotOptions: { bar: { maxPointWidth: 10 } },
          },
        },
      ],
    },
  };
}

interface LineChart {
  readonly title: string;
  /** In order, the current month last. */
  readonly counts: readonly MonthlyCount[];
  readonly hue: string;
}

/** A line over months. The current month is incomplete: dotted, with a hollow marker, it does not read as a fall. */
export function lineChartOptions({ title, counts, hue }: LineChart): Options {
  const greatest = Math.max(...counts.map(({ count }) => count), 0);
  const current = counts.length - 1;
  return {
    ...chartTheme(title),
    chart: { ...CHART_STYLE, type: 'line', height: HEIGHT, spacing: [12, 8, 8, 8] },
    xAxis: {
      categories: counts.map(({ year, month }) => formatMonth(year, month, 'short')),
      lineColor: 'var(--color-chart-axis)',
      tickWidth: 0,
      crosshair: false,
      labels: { style: LABEL_STYLE, autoRotation: [] },
      accessibility: { description: 'Mois', rangeDescription: `${counts.length}\u00A0mois` },
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
