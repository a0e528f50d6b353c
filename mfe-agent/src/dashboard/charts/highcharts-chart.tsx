import type { Options } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
// Side effect only: makes charts accessible to screen readers and keyboards.
import 'highcharts/esm/modules/accessibility.js';
import { HighchartsReact } from 'highcharts-react-official';
import { memo } from 'react';

export interface HighchartsChartProps {
  readonly options: Options;
}

/** A Highcharts chart; load it with `loadHighcharts`, for its size. Memoised, because drawing is slow. */
export const HighchartsChart = memo(function HighchartsChart({ options }: HighchartsChartProps) {
  return <HighchartsReact highcharts={Highcharts} options={options} />;
});
