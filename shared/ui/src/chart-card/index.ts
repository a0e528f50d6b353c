export { ChartCard } from './chart-card';
