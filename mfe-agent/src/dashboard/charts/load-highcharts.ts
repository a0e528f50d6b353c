import type { FunctionComponent } from 'react';
import type { HighchartsChartProps } from './highcharts-chart';

type Drawing = Promise<FunctionComponent<HighchartsChartProps>>;

const KEY = Symbol.for('portal.highcharts');
const page = globalThis as { [KEY]?: Drawing | undefined };

/**
 * The component that draws. Highcharts makes the Trusted Types policy `highcharts` as it loads, and a page may make a
 * policy once only: where two versions of this remote meet in one page, the first one's copy serves both, as for the
 * sanitiser (docs/decisions/0005). A load that failed is forgotten, so that it can be tried again.
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
