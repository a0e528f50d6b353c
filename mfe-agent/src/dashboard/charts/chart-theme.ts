import type { Options } from 'highcharts';

/**
 * Options common to all charts: no style element (the CSP forbids it), no HTML labels, and tokens by name so that a
 * theme change needs no redraw. The surrounding card already has a heading, a summary and a table, so the chart shows
 * no title of its own; `title` is its accessible name.
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
      // The card is already a labelled section: no nested landmark.
      landmarkVerbosity: 'disabled',
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

export const LABEL_STYLE = {
  color: 'var(--color-chart-label)',
  fontSize: '12px',
  fontWeight: '400',
  textOutline: 'none',
};
export const STRONG_LABEL_STYLE = { ...LABEL_STYLE, color: 'var(--color-text)', fontWeight: '600' };

export const CHART_STYLE = {
  animation: false,
  backgroundColor: 'transparent',
  style: { fontFamily: 'var(--font-text)', fontSize: '12px' },
};
