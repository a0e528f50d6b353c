// Highcharts' own modules come without types; these are the ones that `highcharts-chart.tsx` puts together.

declare module 'highcharts/es-modules/Core/Globals.js' {
  import type * as Whole from 'highcharts';

  const Highcharts: typeof Whole;
  export default Highcharts;
}

declare module 'highcharts/es-modules/Core/Chart/Chart.js' {
  import type { chart } from 'highcharts';

  const Chart: { readonly chart: typeof chart };
  export default Chart;
}

declare module 'highcharts/es-modules/*' {
  /** A class, or what adds its features to classes. */
  const Part: { compose(...classes: readonly unknown[]): void };
  export default Part;
  export function composeBorderRadius(...classes: readonly unknown[]): void;
  export function composeOverlappingDataLabels(...classes: readonly unknown[]): void;
}
