export * from './agency';
export * from './agency-tree';
