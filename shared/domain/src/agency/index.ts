export * from './agency-tree';
