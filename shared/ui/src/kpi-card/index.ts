export { Delta } from './delta';
export { KpiCard } from './kpi-card';
export { KpiGrid } from './kpi-grid';
