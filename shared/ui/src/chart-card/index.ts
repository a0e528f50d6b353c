export { ChartCard } from './chart-card';
export type { ChartCardProps } from './chart-card';
