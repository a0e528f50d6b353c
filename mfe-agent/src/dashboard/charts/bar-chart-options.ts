import type { StatusBar } from '@portal/domain/dashboard';
import type { Options } from 'highcharts';
import { CHART_STYLE, chartTheme, LABEL_STYLE, STRONG_LABEL_STYLE } from './chart-theme';

export interface BarChart {
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
          accessibility: { description: `${label}\u00A0: ${count}` },
        })),
      },
    ],
    responsive: {
      rules: [
        {
          condition: { maxWidth: NARROW },
          chartOptions: {
            chart: { height: bars.length * NARROW_ROW, marginLeft: 4, spacing: [16, 28, 0, 4] },
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
