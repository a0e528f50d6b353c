import type { Options } from 'highcharts';

/**
 * What all charts share: no style element of Highcharts' own (the page's policy forbids it), no HTML in labels, the
 * tokens of the look by name so that light and dark need no redraw. The card around a chart holds its title, a sentence
 * and a table, so the chart itself shows no title and reads no summary; `title` is its name for who hears it.
 */
export const chartTheme = (title: string) =>
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
      // The section and the heading of the card say where the chart is: no landmark of its own inside.
      landmarkVerbosity: 'disabled',
      screenReaderSection: { beforeChartFormat: '', afterChartFormat: '' },
      keyboardNavigation: {
        focusBorder: { style: { color: 'var(--color-focus)', lineWidth: 3, borderRadius: 3 }, margin: 3 },
      },
    },
    lang: {
      // Highcharts speaks English by itself.
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

/** The ink of axes and labels. */
export const LABEL_STYLE = {
  color: 'var(--color-chart-label)',
  fontSize: '12px',
  fontWeight: '400',
  textOutline: 'none',
};
export const STRONG_LABEL_STYLE = { ...LABEL_STYLE, color: 'var(--color-text)', fontWeight: '600' };

/** How a chart as a whole is drawn. */
export const CHART_STYLE = {
  animation: false,
  backgroundColor: 'transparent',
  style: { fontFamily: 'var(--font-text)', fontSize: '12px' },
};
