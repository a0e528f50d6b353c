import type { Options } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
// For its effect only: it makes charts that can be heard and walked through with the keyboard.
import 'highcharts/esm/modules/accessibility.js';
import { HighchartsReact } from 'highcharts-react-official';

interface HighchartsChartProps {
  readonly options: Options;
}

/** A chart as drawn by Highcharts. Import it dynamically: it weighs more than the rest of the dashboard. */
export function HighchartsChart({ options }: HighchartsChartProps) {
  return <HighchartsReact highcharts={Highcharts} options={options} />;
}
