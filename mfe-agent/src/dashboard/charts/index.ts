export { barChartOptions } from './chart-options';
export { ChartFigure } from './chart-figure';
export { lineChartOptions } from './chart-options';
