import type { Options } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
// For its effect only: it makes charts that can be heard and walked through with the keyboard.
import 'highcharts/esm/modules/accessibility.js';
import { HighchartsReact } from 'highcharts-react-official';
import { memo } from 'react';

export interface HighchartsChartProps {
  readonly options: Options;
}

/**
 * A chart as drawn by Highcharts. Load it with `loadHighcharts`: it weighs more than the rest of the dashboard. Drawing
 * is slow, so the same options are not drawn again when what surrounds the chart changes.
 */
export const HighchartsChart = memo(function HighchartsChart({ options }: HighchartsChartProps) {
  return <HighchartsReact highcharts={Highcharts} options={options} />;
});
