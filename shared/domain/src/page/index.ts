export * from './document-title';
