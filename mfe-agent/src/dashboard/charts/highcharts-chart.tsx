import Accessibility from 'highcharts/es-modules/Accessibility/Accessibility.js';
import Axis from 'highcharts/es-modules/Core/Axis/Axis.js';
import PlotLineOrBand from 'highcharts/es-modules/Core/Axis/PlotLineOrBand/PlotLineOrBand.js';
import Chart from 'highcharts/es-modules/Core/Chart/Chart.js';
import Highcharts from 'highcharts/es-modules/Core/Globals.js';
import Legend from 'highcharts/es-modules/Core/Legend/Legend.js';
import Pointer from 'highcharts/es-modules/Core/Pointer.js';
import SVGElement from 'highcharts/es-modules/Core/Renderer/SVG/SVGElement.js';
import SVGRenderer from 'highcharts/es-modules/Core/Renderer/SVG/SVGRenderer.js';
import Responsive from 'highcharts/es-modules/Core/Responsive.js';
import { composeOverlappingDataLabels } from 'highcharts/es-modules/Core/Series/OverlappingDataLabels.js';
import Point from 'highcharts/es-modules/Core/Series/Point.js';
import Series from 'highcharts/es-modules/Core/Series/Series.js';
import Tooltip from 'highcharts/es-modules/Core/Tooltip.js';
import { composeBorderRadius } from 'highcharts/es-modules/Extensions/BorderRadius.js';
import BarSeries from 'highcharts/es-modules/Series/Bar/BarSeries.js';
import ColumnDataLabel from 'highcharts/es-modules/Series/Column/ColumnDataLabel.js';
// Register themselves, as bars do. Pies are drawn nowhere, but rounded corners are given to them as well.
import 'highcharts/es-modules/Series/Line/LineSeries.js';
import 'highcharts/es-modules/Series/Pie/PieSeries.js';
import type { Options } from 'highcharts';
import { HighchartsReact } from 'highcharts-react-official';
import { memo } from 'react';

/**
 * Highcharts with what the dashboard draws and no more: bars, lines, their labels and tooltips, and what makes a chart
 * accessible to screen readers and keyboards. The package's own bundles add five kinds of series, axes of dates and of
 * logarithms, stacks and scrolling: 7 kB more for everybody who opens a dashboard. A chart of another kind adds its
 * parts here, as `es-modules/masters/highcharts.src.js` composes them.
 */
composeBorderRadius(Series, SVGElement, SVGRenderer);
ColumnDataLabel.compose(BarSeries);
Legend.compose(Chart);
composeOverlappingDataLabels(Chart);
PlotLineOrBand.compose(Chart, Axis);
Pointer.compose(Chart);
Responsive.compose(Chart);
Tooltip.compose(Pointer);
Accessibility.compose(Chart, Legend, Point, Series, SVGElement);

/** What `highcharts-react-official` calls. */
const engine = Object.assign(Highcharts, { chart: Chart.chart });

export interface HighchartsChartProps {
  readonly options: Options;
}

/** A Highcharts chart; load it with `loadHighcharts`, for its size. Memoised, because drawing is slow. */
export const HighchartsChart = memo(function HighchartsChart({ options }: HighchartsChartProps) {
  return <HighchartsReact highcharts={engine} options={options} />;
});
