import type { Chart, Options } from 'highcharts';
import Highcharts from 'highcharts/esm/highcharts.js';
// Side effect only: makes charts accessible to screen readers and keyboards.
import 'highcharts/esm/modules/accessibility.js';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';

export interface HighchartsChartProps {
  readonly options: Options;
}

/**
 * A Highcharts chart; load it with `loadHighcharts`, for its size. Memoised, because drawing is slow: new options move
 * what is drawn.
 */
export const HighchartsChart = memo(function HighchartsChart({ options }: HighchartsChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart>(undefined);
  useLayoutEffect(() => {
    if (chart.current) chart.current.update(options, true, true);
    else if (place.current) chart.current = Highcharts.chart(place.current, options);
  }, [options]);
  useEffect(
    () => () => {
      chart.current?.destroy();
      chart.current = undefined;
    },
    [],
  );
  return <div ref={place} />;
});
