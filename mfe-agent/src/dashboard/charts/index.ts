export { barChartOptions } from './bar-chart-options';
export { ChartFigure } from './chart-figure';
export { lineChartOptions } from './line-chart-options';
