import type { FunctionComponent } from 'react';
import type { HighchartsChartProps } from './highcharts-chart';

type Drawing = Promise<FunctionComponent<HighchartsChartProps>>;

const KEY = Symbol.for('portal.highcharts');
const page = globalThis as { [KEY]?: Drawing | undefined };

/**
 * Loads the chart component. Highcharts creates the Trusted Types policy `highcharts`, which a page may create only
 * once: when two versions of this remote share a page, both use the first copy, as for the sanitiser
 * (docs/decisions/0005). A failed load is not cached, so that it can be retried.
 */
export function loadHighcharts(): Drawing {
  page[KEY] ??= import('./highcharts-chart').then(
    ({ HighchartsChart }) => HighchartsChart,
    (error: unknown) => {
      page[KEY] = undefined;
      throw error;
    },
  );
  return page[KEY];
}
