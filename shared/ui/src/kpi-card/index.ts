export { Delta, KpiCard, KpiGrid } from './kpi-card';
