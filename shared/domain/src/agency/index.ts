export * from './agency';
export * from './agency-tree';
export * from './agency-words';
