export * from './to-csv';
