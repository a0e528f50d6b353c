import type { Options } from 'highcharts';
import { HighchartsReact } from 'highcharts-react-official';
import { memo } from 'react';
import { chartEngine } from './chart-engine';

export interface HighchartsChartProps {
  readonly options: Options;
}

/** A Highcharts chart; load it with `loadHighcharts`, for its size. Memoised, because drawing is slow. */
export const HighchartsChart = memo(function HighchartsChart({ options }: HighchartsChartProps) {
  return <HighchartsReact highcharts={chartEngine} options={options} />;
});
